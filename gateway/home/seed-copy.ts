import { CAMPAIGN_CODES } from "../../lib/contract/campaign.ts";

export const BANNERS = [
  {
    type: "other",
    code: CAMPAIGN_CODES.offers,
    title: "Entre más lleva, menos paga",
    subtitle: "Ofertas con precio por cantidad en todos los mercados de Yiwu",
    picture: { icon: "shopping-cart", more: ["package", "coin"], hue: 12 },
  },
  {
    type: "link",
    content: "/cantFind",
    title: "¿No encuentra lo que busca?",
    subtitle: "Publique su solicitud y reciba cotizaciones de los proveedores",
    picture: { icon: "memo", more: ["magnifying-glass-tilted-left", "envelope"], hue: 205 },
  },
  {
    type: "other",
    code: CAMPAIGN_CODES.newArrivals,
    title: "Novedades para surtir diciembre",
    subtitle: "Referencias recién publicadas, desde una docena",
    picture: { icon: "wrapped-gift", more: ["christmas-tree", "sparkles"], hue: 350 },
  },
  {
    type: "link",
    content: "/entitymarket",
    title: "Recorra los mercados por dentro",
    subtitle: "Siete mercados, piso por piso, con lo que se vende en cada uno",
    picture: { icon: "department-store", more: ["world-map", "compass"], hue: 165 },
  },
  {
    type: "other",
    code: CAMPAIGN_CODES.factoryOutlet,
    title: "Outlet de fábrica",
    subtitle: "Compre directo a quien produce, con empaque listo para exportar",
    picture: { icon: "factory", more: ["package", "delivery-truck"], hue: 225 },
  },
] as const;

export const ADVERTS = [
  {
    type: "other",
    code: CAMPAIGN_CODES.bestSellers,
    title: "Más vendidos",
    subtitle: "Lo que más piden los almacenes",
    picture: { icon: "trophy", more: ["star"], hue: 42 },
  },
  {
    type: "link",
    content: "/live",
    title: "En vivo desde Yiwu",
    subtitle: "Pregunte y vea la muestra en cámara",
    picture: { icon: "video-camera", more: ["microphone"], hue: 280 },
  },
  {
    type: "link",
    content: "/shop/factory",
    title: "Fábricas",
    subtitle: "Fabricantes con planta propia",
    picture: { icon: "factory", more: ["gear"], hue: 200 },
  },
] as const;

export const NATIONS = [
  "Colombia",
  "México",
  "Perú",
  "Chile",
  "Ecuador",
  "Panamá",
  "Costa Rica",
  "Guatemala",
  "República Dominicana",
  "Argentina",
  "Brasil",
  "Bolivia",
  "Uruguay",
  "Paraguay",
  "Honduras",
  "El Salvador",
  "Nicaragua",
  "España",
  "Portugal",
  "Estados Unidos",
] as const;

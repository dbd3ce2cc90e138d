type IndustryNames = readonly string[];

/** What is sold on each floor of a market hall, the ground floor first. */
export const INDUSTRIES_BY_FLOOR: Record<string, readonly IndustryNames[]> = {
  District_1: [
    ["Flores artificiales", "Accesorios para flores", "Juguetes de peluche", "Juguetes inflables", "Juguetes eléctricos"],
    ["Adornos para el cabello", "Bisutería", "Accesorios para joyería"],
    ["Artesanías y adornos", "Artículos de fiesta", "Cerámica y cristal", "Portarretratos", "Recuerdos de viaje"],
    ["Venta directa de fabricantes de bisutería", "Venta directa de fabricantes de flores"],
  ],
  "District_1-East": [
    ["Flores y plantas decorativas", "Jardín y riego", "Cintas y empaques de regalo"],
    ["Adornos navideños", "Velas y aromas"],
    ["Decoración de interiores", "Espejos y relojes de pared"],
  ],
  District_2: [
    ["Maletas y bolsos", "Morrales escolares", "Paraguas e impermeables", "Bolsas de empaque"],
    ["Herramientas de mano", "Accesorios eléctricos", "Candados y cerraduras", "Repuestos de ferretería"],
    ["Utensilios de cocina", "Electrodomésticos pequeños", "Relojes", "Teléfonos y accesorios", "Audio y video"],
    ["Venta directa de fabricantes de ferretería", "Venta directa de fabricantes de equipaje"],
    ["Servicios de comercio exterior"],
  ],
  "District_2-East": [
    ["Electrónica inteligente", "Computadores", "Iluminación led"],
    ["Herramientas eléctricas", "Seguridad y control de acceso"],
    ["Menaje de acero inoxidable", "Artículos para baño"],
  ],
  District_3: [
    ["Bolígrafos y tintas", "Papelería escolar", "Cuadernos y papel", "Gafas y estuches"],
    [
      "Artículos deportivos",
      "Camping y pesca",
      "Juegos de mesa",
      "Instrumentos musicales",
      "Material de oficina",
      "Tejidos y manualidades",
    ],
    ["Cosméticos", "Espejos y peinillas", "Cremalleras y botones", "Accesorios para confección"],
    ["Venta directa de fabricantes de papelería", "Cuadros y marcos"],
  ],
  District_4: [
    ["Medias y calcetines", "Polainas y medias veladas"],
    ["Guantes y gorros", "Artículos de uso diario", "Artículos para bebé", "Tejidos de punto"],
    ["Calzado", "Toallas", "Corbatas", "Encajes y cintas", "Hilos y lanas"],
    ["Bufandas y chales", "Cinturones", "Ropa interior", "Venta directa de fabricantes de medias"],
    ["Galería de muestras y compras para turistas"],
  ],
  District_5: [
    ["Alimentos y bebidas importados", "Artesanías importadas", "Cosméticos importados"],
    ["Ropa de cama", "Cortinas", "Cojines y cubrelechos"],
    ["Telas de algodón", "Telas de punto", "Textiles para el hogar"],
    ["Accesorios para carro", "Repuestos para moto", "Artículos para mascotas"],
    ["Comercio electrónico y servicios de despacho"],
  ],
  hy: [
    ["Jeans y pantalones", "Chaquetas"],
    ["Ropa para hombre", "Camisas"],
    ["Ropa para mujer", "Blusas y vestidos"],
    ["Ropa para mujer en tallas grandes", "Tejidos y sacos"],
    ["Ropa infantil", "Ropa para bebé"],
    ["Ropa deportiva", "Pijamas y ropa de descanso"],
    ["Uniformes y dotación"],
    ["Oficinas y salas de muestras"],
  ],
  sc: [
    ["Maquinaria de empaque", "Máquinas de coser"],
    ["Cartón y papel de empaque", "Etiquetas y códigos de barras", "Cintas adhesivas"],
    ["Cuero y sintéticos", "Telas no tejidas", "Espumas y rellenos"],
    ["Insumos químicos y colorantes", "Lámparas y repuestos industriales"],
  ],
};

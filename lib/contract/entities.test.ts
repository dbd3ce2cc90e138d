import { ChatSession, ChatTicket } from "./chat";
import { FavoriteAdd, FavoriteRemove } from "./favorite";
import { AreaCode, AreaCodeList } from "./geo";
import { CategoryMenuItem, Slide } from "./home";
import { InquiryUnits, PublicInquiry } from "./inquiry";
import { LiveItem, LiveWholeList } from "./live";
import { UnreadCount } from "./notice";
import { CrossBorderPayInit } from "./payment";
import { PriceTier, ProductCard, ProductDetail, ProductSearch } from "./product";
import { Captcha, Login, UserAuthInfo } from "./session";
import { Factory, FactoryCard, ShopPage, Video } from "./shop";

type Fields = { shape: object };

const DETAIL = `id cover attr_detail name status brand sku_id weight source product_type_name product_type_id parent_product_type_id
  detail_image describe_detail_image multistage_price multistage_status is_collect price look_back new_detail size shop_id
  shop_name shop_user_id import_im`;

/** Each entity of the specification with its fields, as they are named there. */
const ENTITIES: [entity: string, schema: Fields, fields: string][] = [
  ["product detail", ProductDetail, DETAIL],
  ["product card", ProductCard, "productId name image cover price priceBetween shopId shopName multistage_price"],
  ["price tier", PriceTier, "price"],
  ["factory", Factory, "id address businessLicenseList factoryName introduce mainPicList secondaryPicList"],
  ["factory in lists", FactoryCard, "id name cover location"],
  ["shop page", ShopPage, "id aboutUsList contacts email factoryPicsList headerList introduction name showcaseList telephone"],
  ["banner slide", Slide, "type content img"],
  ["live item", LiveItem, "channel_id shop_id title picture state duration visitors"],
  ["video item", Video, "videoPath cover name duration"],
  ["category menu item", CategoryMenuItem, "id title img"],
  ["area code item", AreaCode, "id name"],
  ["collection, saved", FavoriteAdd.body, "obj_id"],
  ["collection, forgotten", FavoriteRemove.params, "obj_id"],
  ["order payment", CrossBorderPayInit.query, "orderNo paymentAccountId"],
  ["captcha payload", Captcha, "rand_str validate_code"],
  ["chat login", ChatSession.body, "im_user_id type shop_id host avatar lang"],
  ["chat ticket request", ChatTicket.body, "type import_id product_id from_page"],
  ["chat ticket response", ChatTicket.response, "ticket_id"],
  ["unread message response", UnreadCount.response, "unread_count"],
  ["login response", Login.response, "access_token user"],
  ["user", Login.response.shape.user, "phone nickName userId loginType userName userType email nationality"],
  ["user-info response", UserAuthInfo.response.shape.data, "userOther userStatus userinfo"],
  ["user's names", UserAuthInfo.response.shape.data.shape.userOther, "firstname username"],
  ["user's status", UserAuthInfo.response.shape.data.shape.userStatus, "usertype email"],
  ["user's nationality", UserAuthInfo.response.shape.data.shape.userinfo, "nationality"],
  ["inquiry creation response", PublicInquiry.response, "id"],
  ["unit list response", InquiryUnits.response, "data"],
  ["product list response", ProductSearch.response, "records"],
  ["live list response", LiveWholeList.response, "records"],
  ["area-code response", AreaCodeList.response, "data"],
];

// spec: 1.5, 8.2, 9.1, 11.2, 11.3, 13.1, 15.1, 17.2, 18.1, 18.2, 20.3, 20.5, 21.1, 21.2
test.each(ENTITIES)("the %s has every field that the specification names", (_entity, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
});

import type { Visitor } from "./index";

export const ANA: Visitor = {
  name: "Ana",
  loginType: "email",
  accountLoginType: "email",
  userType: "buyer",
  nickname: "",
  nationality: "CO",
  firstname: "Ana",
  email: "ana@example.co",
};

import { ChatSession, ChatTicket } from "./chat";

// spec: 23.38
test("a ticket is for the import id of this site, a conversation in its language", () => {
  expect(ChatTicket.body.parse({ type: "buyer", from_page: "/" }).import_id).toBe("national_im_co");
  expect(ChatSession.body.parse({ im_user_id: "7", type: "buyer", host: "tienda.example" }).lang).toBe("co");
});

import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { NoticeList } from "./notice-list.client";

const toRow = (id: string, title: string, is_read = false) => ({
  notice: {
    id,
    title,
    summary: "",
    kind: "order",
    is_read,
    created_at: "2026-11-24T02:00:00-05:00",
    link: "/personCenter/Orders/1",
  },
  href: `/personCenter/Messages/${id}`,
  when: "2026-11-24",
});

// spec: 15.2
test("the earlier messages of an order are folded below its newest, with how many of them are not read", () => {
  const groups = [[toRow("3", "Va en camino", true), toRow("2", "Recibimos su pago"), toRow("1", "Recibimos su pedido", true)]];
  const html = renderToStaticMarkup(
    <NoticeList groups={[...groups, [toRow("9", "Otro")]]} chosenForm="elegidos" copy={text.notice}>
      {null}
    </NoticeList>,
  );
  const [newest = "", folded = ""] = html.split("<details");
  expect(newest).toContain("Elegir «Va en camino» y sus mensajes anteriores");
  expect(newest).not.toContain("Recibimos su pago");
  expect(folded).toContain("2 mensajes anteriores");
  expect(folded).toContain("1 sin leer");
  expect(folded).toContain("Elegir el mensaje «Otro»");
  expect(folded).toContain("Elegir todos");
});

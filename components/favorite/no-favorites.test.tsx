import { renderToStaticMarkup } from "react-dom/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { NoFavorites } from "./no-favorites";

const t = text.favorite;

test("a member without favorites is told how to save one", () => {
  expect(renderToStaticMarkup(<NoFavorites total={0} />)).toContain(t.noneText);
});

test("beyond the last page stands the way back, and not how to save a first favorite", () => {
  const markup = renderToStaticMarkup(<NoFavorites total={3} />);
  expect(markup).toContain(`href="${routes.wishes}"`);
  expect(markup).not.toContain(t.noneText);
});

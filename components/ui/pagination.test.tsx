import { renderToStaticMarkup } from "react-dom/server";
import { Pagination, pageNumbers } from "./pagination";

const WORDS = { label: "Páginas", previous: "Anterior", next: "Siguiente", page: "Página" };

test("the first, the last and the near pages are offered, with gaps between", () => {
  expect(pageNumbers(5, 9)).toEqual([1, 0, 3, 4, 5, 6, 7, 0, 9]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
});

test("the current page says how many there are, also where there is no room for the others", () => {
  const html = renderToStaticMarkup(<Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} copy={WORDS} />);
  const [, current = ""] = /aria-current="page"[^>]*>(.*?)<\/span><\/li>/.exec(html) ?? [];
  expect(current.replaceAll(/<[^>]*>/g, "")).toBe("2 / 9");
});

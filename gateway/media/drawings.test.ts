import { drawings, toSvg } from "./drawings.ts";

test("a stroke of the brush is a filled shape, a line, or either turned", () => {
  const body = toSvg("m#6,8,20,16,2|t@16,16,5|k~1.2:M8 8h16|w#1,2,3,4^45,16,16");
  expect(body).toContain('<rect x="6" y="8" width="20" height="16" rx="2" fill="url(#m)"/>');
  expect(body).toContain('<ellipse cx="16" cy="16" rx="5" ry="5" fill="url(#t)"/>');
  expect(body).toContain('<path d="M8 8h16" fill="none"');
  expect(body).toContain('transform="rotate(45 16 16)"');
});

test("every drawing is made of strokes that the brush knows", () => {
  const known = /^[madrnlypvtekwbcoughs](~[\d.]+)?[#@:][-\d.,a-zA-Z\s]+(\^-?[\d.]+,[\d.]+,[\d.]+)?$/;
  const wrong = [...drawings()].flatMap(([name, drawing]) =>
    drawing.split("|").flatMap((stroke) => (known.test(stroke) ? [] : [`${name}: ${stroke}`])),
  );
  expect(wrong).toEqual([]);
});

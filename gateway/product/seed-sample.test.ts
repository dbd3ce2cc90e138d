import { sampleSeed } from "./seed-sample.ts";

test("about half of the shops offer samples: dearer than goods in whole cents, fewer of what is worth more, none of what is heavy", () => {
  const offers = Array.from({ length: 90 }, (_, shop) => sampleSeed({ shop, price: 3.33, kg: 1 }));
  expect(offers.filter(({ sample_price: price }) => price !== null)).toHaveLength(50);
  expect(sampleSeed({ shop: 1, price: 3.33, kg: 1 })).toEqual({ sample_price: 5.99, sample_limit: 3 });
  expect(sampleSeed({ shop: 1, price: 0.05, kg: 1 })).toEqual({ sample_price: 1, sample_limit: 5 });
  expect(sampleSeed({ shop: 1, price: 80, kg: 1 })).toEqual({ sample_price: 144, sample_limit: 1 });
  expect(sampleSeed({ shop: 1, price: 3.33, kg: 9 })).toEqual({ sample_price: null, sample_limit: null });
});

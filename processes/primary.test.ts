import { createRenewal } from "./primary";

const [info, error] = [jest.spyOn(console, "info"), jest.spyOn(console, "error")];
beforeEach(() => {
  for (const log of [info, error]) log.mockReset().mockImplementation(() => {});
});

const renewing = (replaced: number) => createRenewal({ renew: () => Promise.resolve(replaced) }, 2);

test("a renewal that ends at a later worker tells how many are of the new build already", async () => {
  await renewing(1)();
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^not renewed: .* 1 of 2 are of the new build/));
  expect(info).not.toHaveBeenCalled();
});

test("a renewal of all workers says so", async () => {
  await renewing(2)();
  expect(info).toHaveBeenCalledWith("renewed: all workers are of the new build");
  expect(error).not.toHaveBeenCalled();
});

test("while a renewal runs, another does nothing", async () => {
  const running = Promise.withResolvers<number>();
  const renew = jest.fn(() => running.promise);
  const renewal = createRenewal({ renew }, 2);
  const first = renewal();
  await renewal();
  expect(renew).toHaveBeenCalledTimes(1);
  running.resolve(2);
  await first;
});

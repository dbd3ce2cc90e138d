import type { Page } from "@playwright/test";
import { z } from "zod";
import { test as base, text } from "./fixtures";

const t = text.tracking;

const Beacon = z.object({
  properties: z.record(z.string(), z.string()),
  events: z.array(
    z.looseObject({ name: z.string(), path: z.string(), target: z.string().optional(), depth: z.number().optional() }),
  ),
});
type Beacon = z.output<typeof Beacon>;

/** A beacon to the relay or the analytics service. */
export const readBeacon = (body: string): Beacon => Beacon.parse(JSON.parse(body));

export const eventsOf = (sent: Beacon[]) => sent.flatMap(({ events }) => events);
export const namesOf = (sent: Beacon[]) => eventsOf(sent).map(({ name }) => name);

export const consent = (page: Page) => page.getByRole("region", { name: t.title });
export const agreement = (page: Page) => page.getByRole("region", { name: t.agreementTitle });
export const answer = (page: Page, name: string) => consent(page).getByRole("button", { name, exact: true });
export const choiceLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: text.frame.privacyChoice });
export const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

type Fixtures = {
  /** Intercepted beacons of this visitor. */
  sent: Beacon[];
};

/** A first visit to a site with an analytics service (`TRACKING_URL`). */
export const test = base.extend<Fixtures>({
  storageState: { cookies: [], origins: [] },
  sent: async ({ context }, use) => {
    const sent: Beacon[] = [];
    await context.route("**/api/beacons", (route) => {
      sent.push(readBeacon(route.request().postData() ?? ""));
      return route.fulfill({ status: 204 });
    });
    await use(sent);
  },
});

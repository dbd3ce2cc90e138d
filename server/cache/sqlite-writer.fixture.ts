import { openSqliteStore } from "./sqlite-store.ts";
import { entryOf, eventually } from "./store.fixture.ts";

// A process that writes entries of one repeated character and purges tags of its own: `rounds` times, or until it is killed.
const [file = "", name = "", rounds = "Infinity"] = process.argv.slice(2);
const store = openSqliteStore({ file, maxBytes: 400_000 });
for (let round = 0; round < Number(rounds); round += 1) {
  const text = String.fromCharCode(97 + (round % 26)).repeat(20_000);
  await eventually(async () => {
    await store.set(`/${round % 40}`, entryOf(text));
    return true;
  });
  await eventually(() => store.purge([`${name}-${round}`]));
  if (round === 60) process.stdout.write("writing\n");
}
await store.close();

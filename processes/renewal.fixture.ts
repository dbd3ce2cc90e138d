import cluster from "node:cluster";
import { createServer } from "node:http";
import { prepareDrain } from "./drain.ts";
import { keepWorkers } from "./workers.ts";

/** Two workers that answer with their process id, at a port. SIGUSR2 renews them; the output has a line for each renewal. */
const [port] = process.argv.slice(2);

if (cluster.isPrimary) {
  const workers = keepWorkers("site", 2);
  process.on("SIGUSR2", () => void workers.renew().then((count) => console.info(`renewed ${count}`)));
  process.once("SIGTERM", () => void workers.stop().then(() => process.exit(0)));
  let listening = 0;
  cluster.on("listening", () => {
    listening += 1;
    if (listening === 2) console.info("up");
  });
} else {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end(String(process.pid)), 5);
  });
  const drain = prepareDrain(server);
  server.listen(Number(port), "127.0.0.1");
  process.once("SIGTERM", () => void drain().then(() => process.exit(0)));
}

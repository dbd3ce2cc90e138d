// Runs in the browser; window.ts serves it without types.
(() => {
  const root = document.querySelector<HTMLElement>("main");
  const list = document.querySelector<HTMLElement>("ol");
  const form = document.querySelector("form");
  const field = document.querySelector("textarea");
  const state = document.querySelector<HTMLElement>("[data-state]");
  if (!root || !list || !form || !field || !state) return;
  const address = `/chat/${root.dataset.chat}/messages`;
  let last = 0;

  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

  function show(message: { id: number; author: string; text: string; created_at: string }) {
    const item = document.createElement("li");
    item.className = message.author;
    const who = document.createElement("span");
    who.className = "who";
    who.textContent = message.author === "agent" ? "Asesor: " : "Usted: ";
    const words = document.createElement("p");
    words.textContent = message.text;
    const time = document.createElement("time");
    time.dateTime = message.created_at;
    time.textContent =
      message.created_at && new Date(message.created_at).toLocaleTimeString("es-CO", { hour: "numeric", minute: "2-digit" });
    item.append(who, words, time);
    list?.append(item);
    last = message.id;
  }

  async function listen() {
    for (;;) {
      const answer = await fetch(`${address}?after=${last}`).catch(() => undefined);
      const content = await answer?.json().catch(() => undefined);
      if (answer?.ok && content) {
        for (const message of content) show(message);
        if (content.length > 0) list?.lastElementChild?.scrollIntoView({ block: "end" });
        if (state?.dataset.state === "retrying") tell("");
        continue;
      }
      if (answer?.status === 401 && content) return tell(errorText(content));
      tell(`${answer ? "El chat no responde." : "Sin conexión."} Seguimos intentando…`, "retrying");
      await wait(3000);
    }
  }

  const errorText = (refusal?: { errors: unknown; message: string }) =>
    typeof refusal?.errors === "string" ? refusal.errors : refusal?.message;

  function tell(text = "", kind = "") {
    if (!state) return;
    state.textContent = text;
    state.dataset.state = kind;
  }

  async function send(text: string) {
    const body = JSON.stringify({ text });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(address, { method: "POST", headers, body }).catch(() => undefined);
    if (answer?.ok) return tell("");
    if (field) field.value = [text, field.value].filter(Boolean).join("\n");
    tell(errorText(await answer?.json().catch(() => undefined)) ?? "No pudimos enviar su mensaje. Inténtelo de nuevo.");
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    field.focus();
    send(text);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  field.focus();
  listen();
})();

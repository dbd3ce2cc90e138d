import { useReducer, useRef } from "react";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { upload } from "@/lib/http/upload";
import { fileProblem, type StoredFile } from "@/lib/inquiry/client";

export const FILES_MAX = 10;

type State = { kind: "sending"; part: number } | { kind: "kept"; url: string } | { kind: "failed"; text: string };
export type Attachment = { key: string; name: string; size: number; file?: File; state: State };
export type RefusedFile = { name: string; problem: "size" | "type" | "many" };

const storedFiles = (items: Attachment[]): StoredFile[] =>
  items.flatMap(({ name, size, state }) => (state.kind === "kept" ? [{ url: state.url, name, size }] : []));

const attached = (file: StoredFile): Attachment => ({ ...file, key: file.url, state: { kind: "kept", url: file.url } });

const fromUrl = (url: string): Attachment => attached({ url, name: url.split("/").at(-1) ?? url, size: 0 });

/** Validates and uploads files. `onKept`: after each change; `first`: addresses of existing files. */
export function useAttachments(onKept: (files: StoredFile[]) => void, first: readonly string[] = []) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const refused = useRef<RefusedFile[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  const items = useRef<Attachment[]>(first.map(fromUrl));

  const put = (next: Attachment[]) => {
    items.current = next;
    redraw();
  };
  const change = (key: string, state: State) => put(items.current.map((item) => (item.key === key ? { ...item, state } : item)));

  const send = async (key: string, file: File) => {
    const control = new AbortController();
    sending.current.set(key, control);
    change(key, { kind: "sending", part: 0 });
    try {
      const onProgress = (part: number) => change(key, { kind: "sending", part });
      const { url } = await upload(file, { onProgress, signal: control.signal });
      change(key, { kind: "kept", url });
      onKept(storedFiles(items.current));
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      change(key, { kind: "failed", text: error instanceof GatewayError ? error.text : "" });
    } finally {
      sending.current.delete(key);
    }
  };

  const add = async (files: File[]) => {
    refused.current = [];
    for (const file of files) {
      const problem = items.current.length >= FILES_MAX ? "many" : await fileProblem(file);
      if (problem) {
        refused.current = [...refused.current, { name: file.name, problem }];
        redraw();
        continue;
      }
      const key = crypto.randomUUID();
      const { name, size } = file;
      put([...items.current, { key, name, size, file, state: { kind: "sending", part: 0 } }]);
      void send(key, file);
    }
  };

  const remove = (key: string) => {
    sending.current.get(key)?.abort();
    put(items.current.filter((item) => item.key !== key));
    onKept(storedFiles(items.current));
  };

  return {
    items: items.current,
    refused: refused.current,
    add,
    remove,
    retry: send,
    stored: () => storedFiles(items.current),
    begin: (files: StoredFile[]) => put([...files.map(attached), ...items.current]),
    clear: () => {
      for (const { key } of items.current) remove(key);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

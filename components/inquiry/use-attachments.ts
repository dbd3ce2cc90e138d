import { useReducer, useRef } from "react";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { StoredFile } from "@/lib/inquiry/drafts.client";
import { randomUuid } from "@/lib/random-uuid";
import { fileProblem, upload } from "@/lib/upload/client";

export const FILES_MAX = 10;

/** `share`: how much of the file is sent, 0 to 1; `text`: the gateway's reason, empty where it gave none. */
type State = { kind: "sending"; share: number } | { kind: "uploaded"; url: string } | { kind: "failed"; text: string };
export type Attachment = { key: string; name: string; size: number; file?: File; state: State };
type RefusedFile = { name: string; problem: "size" | "type" | "many" };

const storedFiles = (items: Attachment[]): StoredFile[] =>
  items.flatMap(({ name, size, state }) => (state.kind === "uploaded" ? [{ url: state.url, name, size }] : []));

const toAttachment = (file: StoredFile): Attachment => ({ ...file, key: file.url, state: { kind: "uploaded", url: file.url } });

const fromUrl = (url: string): Attachment => toAttachment({ url, name: url.split("/").at(-1) ?? url, size: 0 });

/** Files of the long form, uploaded as they are added. `onStored`: called with all uploaded files. `first`: URLs of files uploaded earlier. */
export function useAttachments(onStored: (files: StoredFile[]) => void, first: readonly string[] = []) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const refused = useRef<RefusedFile[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const items = useRef<Attachment[]>(first.map(fromUrl));

  const setItems = (next: Attachment[]) => {
    items.current = next;
    redraw();
  };
  const setState = (key: string, state: State) =>
    setItems(items.current.map((item) => (item.key === key ? { ...item, state } : item)));

  const uploadItem = async (key: string, file: File) => {
    const control = new AbortController();
    uploads.current.set(key, control);
    setState(key, { kind: "sending", share: 0 });
    try {
      const onProgress = (share: number) => setState(key, { kind: "sending", share });
      const { url } = await upload(file, { onProgress, signal: control.signal });
      setState(key, { kind: "uploaded", url });
      onStored(storedFiles(items.current));
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      setState(key, { kind: "failed", text: error instanceof GatewayError ? error.text : "" });
    } finally {
      uploads.current.delete(key);
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
      const key = randomUuid();
      const { name, size } = file;
      setItems([...items.current, { key, name, size, file, state: { kind: "sending", share: 0 } }]);
      void uploadItem(key, file);
    }
  };

  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    setItems(items.current.filter((item) => item.key !== key));
    onStored(storedFiles(items.current));
  };

  return {
    items: items.current,
    refused: refused.current,
    add,
    remove,
    retry: uploadItem,
    stored: () => storedFiles(items.current),
    restore: (files: StoredFile[]) => setItems([...files.map(toAttachment), ...items.current]),
    clear: () => {
      for (const { key } of items.current) remove(key);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

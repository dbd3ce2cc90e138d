import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import type { VoucherInput } from "@/lib/payment/voucher";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { useSingleRun } from "@/lib/use-single-run";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "uploaded"; name: string; url: string }
  | { kind: "wrong"; problem: "size" | "type" | "upload"; text: string };
type State = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; text: string };
type Errors = Partial<Record<keyof VoucherInput, string>>;

type Draft = { fields: Record<string, string>; file?: { name: string; url: string } };

const text = (value: unknown) => (typeof value === "string" ? value : "");
const fieldsIn = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(stored ?? {}).map(([name, value]) => [name, text(value)]));

function readDraft(name: string): Draft | undefined {
  const stored = readTabValue(name);
  if (typeof stored !== "object" || stored === null || !("fields" in stored)) return undefined;
  const { name: fileName = "", url = "" } = "file" in stored ? fieldsIn(stored.file) : {};
  return { fields: fieldsIn(stored.fields), ...(url && { file: { name: fileName, url } }) };
}

/** The fields to send, or the first error of each wrong one. */
async function readVoucher(data: FormData, fileUrl: string) {
  const { VoucherForm } = await import("@/lib/payment/voucher");
  const { data: fields, error } = VoucherForm.safeParse({ ...Object.fromEntries(data), voucher_url: fileUrl });
  const found = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  return { fields, errors: Object.fromEntries(found.reverse()) };
}

/** The file is uploaded when chosen. Drafts survive a reload and a login. `onWrong` runs when the errors of a sent form are shown. */
export function useVoucher(orderNo: string, { onSent, onWrong }: { onSent: () => void; onWrong: () => void }) {
  const draftName = `voucher-draft/${orderNo}`;
  const [draft, setDraft] = useState<Draft>();
  const [file, setFile] = useState<ChosenFile>({ kind: "none" });
  const [state, setState] = useState<State>({ kind: "idle" });
  const [errors, setErrors] = useState<Errors>({});
  const currentUpload = useRef<AbortController>(undefined);
  const runOnce = useSingleRun();

  useEffect(() => {
    const stored = readDraft(draftName);
    setDraft(stored);
    if (stored?.file) setFile({ kind: "uploaded", ...stored.file });
  }, [draftName]);
  const saveDraft = (change: Partial<Draft>) => {
    const { fields = {}, ...rest } = readDraft(draftName) ?? {};
    saveTabValue(draftName, { fields, ...rest, ...change } satisfies Draft);
  };

  const choose = async (chosen: File) => {
    currentUpload.current?.abort();
    const abort = new AbortController();
    currentUpload.current = abort;
    const { name } = chosen;
    try {
      const { fileProblem, upload } = await import("@/lib/upload/client").catch(unreachable("upload"));
      const problem = await fileProblem(chosen);
      if (abort.signal.aborted) return;
      if (problem) return setFile({ kind: "wrong", problem, text: "" });
      setFile({ kind: "sending", name, share: 0 });
      const onProgress = (share: number) => setFile({ kind: "sending", name, share });
      const { url } = await upload(chosen, { onProgress, signal: abort.signal });
      setFile({ kind: "uploaded", name, url });
      saveDraft({ file: { name, url } });
      setErrors(({ voucher_url: _uploaded, ...rest }) => rest);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      setFile({ kind: "wrong", problem: "upload", text: error instanceof GatewayError ? error.text : "" });
    }
  };

  const send = async (data: FormData) => {
    const { fields, errors: found } = await readVoucher(data, file.kind === "uploaded" ? file.url : "");
    flushSync(() => setErrors(found));
    if (!fields) {
      onWrong();
      return false;
    }
    setState({ kind: "sending" });
    const { sendVoucher } = await import("@/lib/payment/client");
    const { invoice_no: invoice, ...body } = fields;
    const result = await sendVoucher({ ...body, orderNo, ...(invoice && { invoice_no: invoice }) });
    if (result.kind === "sent") {
      saveTabValue(draftName, undefined);
      onSent();
    } else setState(result);
    return result.kind === "sent";
  };

  const fail = (error: unknown) => {
    console.warn("voucher not sent:", error);
    setState({ kind: "failed", text: "" });
  };

  return {
    file,
    state,
    errors,
    values: draft?.fields,
    saveDraft: (data: FormData) => saveDraft({ fields: fieldsIn(Object.fromEntries(data)) }),
    choose: (chosen: File | undefined) => void (chosen && choose(chosen)),
    submit: (data: FormData) => void runOnce(() => send(data)).catch(fail),
  };
}

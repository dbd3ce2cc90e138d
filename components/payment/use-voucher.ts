import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { GatewayError, GatewayUnreachable, unreachable } from "@/lib/http/errors";
import type { VoucherInput } from "@/lib/payment/voucher";
import { type ChosenFile, forgetDraft, readDraft, saveDraftFields, saveDraftFile } from "@/lib/payment/voucher-draft.client";
import { useSingleRun } from "@/lib/use-single-run";

type State = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; text: string };
type Errors = Partial<Record<keyof VoucherInput, string>>;

/** `fields`: what is sent, undefined if one is wrong. `errors`: the first error of each wrong field. */
async function readVoucher(data: FormData, fileUrl: string) {
  const { VoucherForm } = await import("@/lib/payment/voucher");
  const { data: fields, error } = VoucherForm.safeParse({ ...Object.fromEntries(data), voucher_url: fileUrl });
  const found = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  return { fields, errors: Object.fromEntries(found.reverse()) };
}

/** Uploads the file as soon as it is chosen. Drafts survive a reload and a login. `onWrong`: called once the errors of a sent form are shown. */
export function useVoucher(orderNo: string, { onSent, onWrong }: { onSent: () => void; onWrong: () => void }) {
  const [restored, setRestored] = useState<Record<string, string>>();
  const [file, setFile] = useState<ChosenFile>({ kind: "none" });
  const [state, setState] = useState<State>({ kind: "idle" });
  const [errors, setErrors] = useState<Errors>({});
  const currentUpload = useRef<AbortController>(undefined);
  const runOnce = useSingleRun();

  useEffect(() => {
    const stored = readDraft(orderNo);
    if (stored && Object.keys(stored.fields).length > 0) setRestored(stored.fields);
    if (stored?.file) setFile({ kind: "uploaded", ...stored.file });
  }, [orderNo]);
  const showFile = (shown: ChosenFile) => {
    setFile(shown);
    saveDraftFile(orderNo, shown);
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
      setErrors(({ voucher_url: _missing, ...rest }) => rest);
      if (problem) return showFile({ kind: "wrong", problem, text: "" });
      showFile({ kind: "sending", name, share: 0 });
      const onProgress = (share: number) => setFile({ kind: "sending", name, share });
      const { url } = await upload(chosen, { onProgress, signal: abort.signal });
      showFile({ kind: "uploaded", name, url });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      showFile({ kind: "wrong", problem: "upload", text: error instanceof GatewayError ? error.text : "" });
    }
  };

  const send = async (data: FormData) => {
    const { fields, errors: found } = await readVoucher(data, file.kind === "uploaded" ? file.url : "");
    flushSync(() => setErrors(found));
    if (!fields) {
      setState({ kind: "idle" });
      onWrong();
      return;
    }
    setState({ kind: "sending" });
    const { sendVoucher } = await import("@/lib/payment/client");
    const { invoice_no: invoice, ...body } = fields;
    const result = await sendVoucher({ ...body, orderNo, ...(invoice && { invoice_no: invoice }) });
    if (result.kind === "failed") {
      setState(result);
      return;
    }
    forgetDraft(orderNo);
    onSent();
    return "leaving" as const;
  };

  const fail = (error: unknown) => {
    console.warn("voucher not sent:", error);
    setState({ kind: "failed", text: "" });
  };

  return {
    file,
    state,
    errors,
    restored,
    saveDraft: (data: FormData) => saveDraftFields(orderNo, data),
    choose: (chosen: File | undefined) => void (chosen && choose(chosen)),
    submit: (data: FormData) => void runOnce(() => send(data)).catch(fail),
  };
}

import { useRef, useState } from "react";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { VoucherInput } from "@/lib/payment/voucher";

type ChosenFile =
  | { kind: "none" }
  | { kind: "sending"; name: string; part: number }
  | { kind: "kept"; name: string; url: string }
  | { kind: "wrong"; problem: "size" | "type" | "upload"; text: string };
type State = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; text: string };
type Errors = Partial<Record<keyof VoucherInput, string>>;

/** The voucher of a transfer: its file is sent as soon as it is chosen, the rest with the form. */
export function useVoucher(orderNo: string, onSent: () => void) {
  const [file, setFile] = useState<ChosenFile>({ kind: "none" });
  const [state, setState] = useState<State>({ kind: "idle" });
  const [errors, setErrors] = useState<Errors>({});
  const sending = useRef<AbortController>(undefined);

  const choose = async (chosen: File) => {
    sending.current?.abort();
    const control = new AbortController();
    sending.current = control;
    const [{ fileProblem }, { upload }] = await Promise.all([import("@/lib/inquiry/client"), import("@/lib/http/upload")]);
    const problem = await fileProblem(chosen);
    if (problem) return setFile({ kind: "wrong", problem, text: "" });
    const { name } = chosen;
    setFile({ kind: "sending", name, part: 0 });
    try {
      const onProgress = (part: number) => setFile({ kind: "sending", name, part });
      const { url } = await upload(chosen, { onProgress, signal: control.signal });
      setFile({ kind: "kept", name, url });
      setErrors(({ voucher_url: _sent, ...rest }) => rest);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      setFile({ kind: "wrong", problem: "upload", text: error instanceof GatewayError ? error.text : "" });
    }
  };

  const submit = async (data: FormData) => {
    if (state.kind === "sending") return;
    const [{ VoucherForm }, { sendVoucher }] = await Promise.all([
      import("@/lib/payment/voucher"),
      import("@/lib/payment/client"),
    ]);
    const typed = Object.fromEntries(data);
    const parsed = VoucherForm.safeParse({ ...typed, voucher_url: file.kind === "kept" ? file.url : "" });
    if (!parsed.success) {
      return setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()));
    }
    setErrors({});
    setState({ kind: "sending" });
    const { invoice_no: invoice, ...body } = parsed.data;
    const result = await sendVoucher({ ...body, orderNo, ...(invoice && { invoice_no: invoice }) });
    if (result.kind === "sent") onSent();
    else setState(result);
  };

  return {
    file,
    state,
    errors,
    choose: (chosen: File | undefined) => void (chosen && choose(chosen)),
    submit: (data: FormData) => void submit(data).catch(() => setState({ kind: "failed", text: "" })),
  };
}

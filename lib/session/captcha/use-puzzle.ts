import { useCallback, useEffect, useRef, useState } from "react";
import { CAPTCHA_CODES, type CaptchaAnswer, type CaptchaChallenge, type CaptchaVerdict } from "@/lib/contract/captcha";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { toTicket } from "./index";
import { newChallenge, verifyAnswer } from "./puzzle";
import { doWork } from "./work";

/** `notice`: why there is a new puzzle; `done`: progress from 0 to 1. */
export type PuzzleState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; challenge: CaptchaChallenge; notice: "missed" | "expired" | undefined }
  | { kind: "checking"; challenge: CaptchaChallenge }
  | { kind: "working"; challenge: CaptchaChallenge; done: number };

/** Requests puzzles until one is passed, by position or by work. */
export function usePuzzle(onPassed: (verdict: CaptchaVerdict) => void) {
  const [state, setState] = useState<PuzzleState>({ kind: "loading" });
  /** Aborted when the puzzle is closed. */
  const mounted = useRef(new AbortController());
  const toll = useRef<Promise<number[]>>(undefined);

  const attempt = useCallback(async (work: (signal: AbortSignal) => Promise<PuzzleState | undefined>) => {
    const { signal } = mounted.current;
    try {
      const newState = await work(signal);
      if (newState && !signal.aborted) setState(newState);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      setState({ kind: "failed" });
    }
  }, []);

  /** A new puzzle. Its proof of work is computed while the person solves it. */
  const nextPuzzle = useCallback(async (signal: AbortSignal) => {
    const challenge = await newChallenge();
    const work = challenge.toll ? doWork(challenge.id, challenge.toll, { onProgress: () => {}, signal }) : Promise.resolve([]);
    // The result may stay unused: its failure must not be an unhandled rejection then.
    work.catch(() => {});
    toll.current = work;
    return challenge;
  }, []);

  const load = useCallback(() => {
    setState({ kind: "loading" });
    return attempt(async (signal) => ({ kind: "ready", challenge: await nextPuzzle(signal), notice: undefined }));
  }, [attempt, nextPuzzle]);

  useEffect(() => {
    mounted.current = new AbortController();
    void load();
    return () => mounted.current.abort();
  }, [load]);

  const stateAfter = async (answer: CaptchaAnswer, signal: AbortSignal): Promise<PuzzleState | undefined> => {
    const verdict = await verifyAnswer(answer);
    if (signal.aborted) return undefined;
    if (toTicket(verdict)) {
      onPassed(verdict);
      return undefined;
    }
    const notice = verdict.code === CAPTCHA_CODES.expired ? "expired" : "missed";
    return { kind: "ready", challenge: await nextPuzzle(signal), notice };
  };

  const place = (challenge: CaptchaChallenge, x: number) => {
    setState({ kind: "checking", challenge });
    return attempt(async (signal) => stateAfter({ id: challenge.id, x, toll: (await toll.current) ?? [] }, signal));
  };

  /** Proof of work instead of the puzzle, for people who cannot see or drag. */
  const skip = (challenge: CaptchaChallenge) => {
    const onProgress = (done: number) => setState({ kind: "working", challenge, done });
    onProgress(0);
    return attempt(async (signal) => {
      const work = await doWork(challenge.id, challenge.alternative, { onProgress, signal });
      return stateAfter({ id: challenge.id, work }, signal);
    });
  };

  return { state, load, place, skip };
}

import type { Account } from "@/lib/account";
import type { AccountWords } from "./words";

/** What every form of the settings gets. `onDone` hears the gateway's words and what has changed. */
export type FormProps = { account: Account; words: AccountWords; onDone: (message: string, change: Partial<Account>) => void };

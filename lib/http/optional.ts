import "server-only";
import { unstable_rethrow } from "next/navigation";

/** A side section's read: when it fails, the section is left out and the reason logged; the framework's own signals pass. */
export async function optional<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    console.error("section left out:", error);
    return undefined;
  }
}

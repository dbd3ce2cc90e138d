import type { text } from "@/lib/text";

/** The words of the frame, as its island gets them. */
export type FrameWords = (typeof text)["frame"];

/** What the frame tells of the company behind the site, and what its notices need to know. */
export type Site = {
  name: string;
  company: { name: string; taxId?: string | undefined; address: string; email: string; phone: string };
  socialLinks: string[];
  /** Whether there is anything that a visit could be measured with. */
  isMeasurable: boolean;
  /** The date of the privacy policy that a person agrees to; a newer one asks anew. */
  policyVersion: string;
};

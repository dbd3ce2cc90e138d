import useSWRImmutable from "swr/immutable";
import { memberEmail } from "@/lib/inquiry/client";
import { useVisitor } from "@/lib/session/client";

/** The part of a form's state that has the contact e-mail. */
type EmailForm = {
  getValues: (name: "email") => string;
  setValue: (name: "email", value: string, options: { shouldValidate: boolean }) => void;
};

/**
 * Fills in a member's own e-mail where the form has none (specification 12.5). It may come after the form was
 * sent on without it: what was said about the empty field goes then.
 */
export function useMemberEmail({ getValues, setValue }: EmailForm): void {
  const isMember = useVisitor() !== undefined;
  useSWRImmutable(isMember && "member e-mail", memberEmail, {
    onSuccess(email) {
      if (email && !getValues("email")) setValue("email", email, { shouldValidate: true });
    },
  });
}

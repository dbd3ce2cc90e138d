import useSWRImmutable from "swr/immutable";
import { fetchMemberEmail } from "@/lib/inquiry/client";
import { useVisitor } from "@/lib/session/client";

type EmailForm = {
  getValues: (name: "email") => string;
  setValue: (name: "email", value: string, options: { shouldValidate: boolean }) => void;
};

/** Puts the member's e-mail into an empty field (specification 12.5). */
export function useMemberEmail({ getValues, setValue }: EmailForm): void {
  const isMember = useVisitor() !== undefined;
  useSWRImmutable(isMember && "member e-mail", fetchMemberEmail, {
    onSuccess(email) {
      if (email && !getValues("email")) setValue("email", email, { shouldValidate: true });
    },
  });
}

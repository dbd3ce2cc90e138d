import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { dialogButton, FormDialog } from "@/components/ui/form-dialog";
import { Icon } from "@/components/ui/icon";
import type { ForeignAccount } from "@/lib/contract/payment";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.payment;
const ACTION = "/api/payment/account";

export function AccountActions({ account }: { account: ForeignAccount }) {
  const { id, bank, masked_number: masked, is_default: isDefault } = account;
  const name = fill(t.of, { bank, end: masked.slice(-4) });
  const confirmId = `eliminar-${id}`;
  const hiddenName = <span className="sr-only"> {name}</span>;
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      <ButtonLink variant="quiet" size="sm" href={routes.editPaymentMethod(id)} className="min-h-11">
        {t.edit}
        {hiddenName}
      </ButtonLink>
      <Button {...dialogButton(confirmId)} variant="quiet" size="sm" className="min-h-11">
        <Icon name="trash" size={16} />
        {t.delete}
        {hiddenName}
      </Button>
      {!isDefault && (
        <form action={ACTION} method="post">
          <MemberField />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="default" variant="quiet" size="sm" className="min-h-11">
            {t.makeDefault}
            {hiddenName}
          </Button>
        </form>
      )}
      <FormDialog id={confirmId} labelledBy={`${confirmId}-title`}>
        <form action={ACTION} method="post">
          <MemberField />
          <input type="hidden" name="id" value={id} />
          <h2 id={`${confirmId}-title`} className="text-lg">
            {t.confirmTitle}
          </h2>
          <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="mt-1 text-sm text-muted">{t.confirmText}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button {...dialogButton(confirmId, "hide")} variant="secondary">
              {t.keep}
            </Button>
            <Button type="submit" name="intent" value="delete" variant="accent">
              {t.confirm}
            </Button>
          </div>
        </form>
      </FormDialog>
    </div>
  );
}

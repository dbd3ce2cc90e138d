import type { ComponentProps } from "react";
import { Part } from "@/components/frame/part";
import type { Order, OrderFamily } from "@/lib/contract/order";
import type { PartRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { BankWay } from "./pay-ways";
import { TransferFacts } from "./transfer-facts";
import { VoucherBox } from "./voucher-box";

type Props = {
  order: Order;
  family: OrderFamily;
  until: string;
  transferRead: PartRead<ComponentProps<typeof TransferFacts>["transfer"] | undefined> | undefined;
  voucherRead: PartRead<ComponentProps<typeof VoucherBox>["voucher"]>;
  isRefused: boolean;
};

/** Bank data and voucher of a transfer. After a refusal the voucher stands first and the bank data are folded. */
export function TransferWay({ order: { orderNo, total }, family, until, transferRead, voucherRead, isRefused }: Props) {
  const facts = transferRead && (
    <div data-task="">
      <Part of={transferRead} name={text.order.pay.instructions}>
        {(transfer) =>
          transfer ? (
            <TransferFacts transfer={transfer} until={until} isFolded={isRefused} />
          ) : (
            <BankWay orderNo={orderNo} family={family} isFirst={false} />
          )
        }
      </Part>
    </div>
  );
  return (
    <>
      {!isRefused && facts}
      <Part of={voucherRead} name={text.order.voucher.title}>
        {(voucher) => <VoucherBox orderNo={orderNo} total={total} voucher={voucher} nextHref={routes.order(orderNo, family)} />}
      </Part>
      {isRefused && facts}
    </>
  );
}

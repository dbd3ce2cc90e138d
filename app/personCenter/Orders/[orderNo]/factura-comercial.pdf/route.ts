import { paperHandler } from "@/lib/order/paper-handler";

export const GET = paperHandler("invoice");

import { paperHandler } from "@/lib/order/paper-answer";

export const GET = paperHandler("invoice");

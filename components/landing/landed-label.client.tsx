"use client";

import { type LandedPerUnit, useLanded } from "@/lib/landing/landed-price.client";

export const LandedLabel = ({ initial }: { initial: LandedPerUnit }) => (useLanded() ?? initial).headline;

import useSWRImmutable from "swr/immutable";
import { AreaCodeList, CountryList, MemberCountries } from "@/lib/contract/geo";
import { ask } from "@/lib/http/browser";
import { withCallingCodes } from "./index";

async function getCountries() {
  const silently = { isSilent: true };
  const [spanish, english, calling] = await Promise.all([
    ask(MemberCountries, {}, silently),
    ask(CountryList, {}, silently),
    ask(AreaCodeList, {}, silently),
  ]);
  return withCallingCodes(spanish.data, english.data, calling.data);
}

/** Countries with their calling codes, read once a page; `mutate` tries again after an error. */
export const useCountries = () => useSWRImmutable("countries", getCountries, { shouldRetryOnError: false });

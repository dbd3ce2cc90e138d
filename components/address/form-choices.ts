import { nearCountries } from "@/lib/geo";
import { getAreas, getCallingCodes } from "@/lib/geo/server";
import { text } from "@/lib/text";

const { form, changed, things, errors } = text.address;

export const ADDRESS_WORDS = { form, changed, things, errors };

const choices = (areas: { id: string; name: string }[]) => areas.map(({ id, name }) => ({ value: id, label: name }));

export async function addressChoices(departmentCode: string | undefined) {
  const [areas, countries] = await Promise.all([getAreas(), getCallingCodes()]);
  const department = areas.find(({ id }) => id === departmentCode)?.id ?? "";
  const towns = department ? await getAreas(department) : [];
  return {
    department,
    departments: choices(areas),
    towns: choices(towns),
    countries: nearCountries(countries),
  };
}

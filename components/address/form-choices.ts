import { nearCountries } from "@/lib/geo";
import { getAreas, getCallingCodes } from "@/lib/geo/server";
import { text } from "@/lib/text";

const { form, changed, groups, errors } = text.address;

export const ADDRESS_COPY = { form, changed, groups, errors };

const toChoices = (areas: { id: string; name: string }[]) => areas.map(({ id, name }) => ({ value: id, label: name }));

/** Options of the address form. The towns are those of the department with this code; `department`: the code, empty if unknown. */
export async function addressChoices(departmentCode: string | undefined) {
  const [areas, countries] = await Promise.all([getAreas(), getCallingCodes()]);
  const department = areas.find(({ id }) => id === departmentCode)?.id ?? "";
  const towns = department ? await getAreas(department) : [];
  return {
    department,
    departments: toChoices(areas),
    towns: toChoices(towns),
    countries: nearCountries(countries),
  };
}

type Props = { fields: readonly (readonly [name: string, value: string | number | undefined])[] };

/** Hidden inputs of a form; those without a value are left out. */
export const HiddenFields = ({ fields }: Props) =>
  fields.map(
    ([name, value]) => value !== undefined && value !== "" && <input key={name} type="hidden" name={name} value={value} />,
  );

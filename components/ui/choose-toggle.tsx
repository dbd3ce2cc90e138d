/** On a phone shows elements of class `choosing`, checkboxes and buttons for several lines; works without scripts (app/globals.css). */
export const ChooseToggle = ({ label }: { label: string }) => (
  <label className="button button-quiet button-sm cursor-pointer has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:hidden">
    <input type="checkbox" id="elegir" className="sr-only" />
    {label}
  </label>
);

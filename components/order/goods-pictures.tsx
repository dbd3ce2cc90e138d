import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";

export function GoodsPictures({ covers }: { covers: string[] }) {
  return (
    <div
      className={`size-16 shrink-0 overflow-hidden rounded-control bg-sunken text-muted ${covers.length > 1 ? "grid grid-cols-2 gap-0.5" : "flex items-center justify-center"}`}
    >
      {covers.length === 0 && <Icon name="clipboard" />}
      {covers.map((cover, index) => (
        <Picture
          key={cover}
          src={cover}
          alt=""
          widths={[144]}
          sizes="64px"
          className={`object-cover ${covers.length === 3 && index === 0 ? "col-span-2 aspect-video w-full" : "size-full"}`}
        />
      ))}
    </div>
  );
}

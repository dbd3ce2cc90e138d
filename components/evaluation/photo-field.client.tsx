"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { FileButton } from "@/components/ui/file-button";

type Props = { id: string; describedBy: string; accept: string; copy: { attach: string; chosen: string } };

export function PhotoField({ id, describedBy, accept, copy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; preview: string }[]>([]);
  const showChosen = () => {
    const files = [...(input.current?.files ?? [])];
    setChosen(files.map((file) => ({ file, preview: URL.createObjectURL(file) })));
  };
  const showChosenBeforeHydration = useRef(showChosen);
  useLayoutEffect(() => showChosenBeforeHydration.current(), []);
  return (
    <div className="flex flex-col gap-2">
      <FileButton
        ref={input}
        id={id}
        caption={copy.attach}
        name="pictures"
        accept={accept}
        multiple
        aria-label={copy.attach}
        aria-describedby={describedBy}
        onChange={showChosen}
        className="self-start"
      />
      {chosen.length > 0 && (
        <ul aria-label={copy.chosen} className="flex flex-wrap gap-2">
          {chosen.map(({ file, preview }) => (
            <li key={preview} className="overflow-hidden rounded-control">
              <img
                src={preview}
                alt={file.name}
                width={80}
                height={80}
                onLoad={() => URL.revokeObjectURL(preview)}
                className="size-20 bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./Accordion.module.css";

interface AccordionProps {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
  readonly initiallyOpen?: string;
}

/** Sections of which at most one is open; clicking its title closes it again. */
export function Accordion({ sections, initiallyOpen }: AccordionProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const prefix = useId();
  return (
    <div>
      {sections.map(({ id, title, content }) => (
        <section key={id} className={styles.section}>
          <h2 className={styles.heading}>
            <button
              type="button"
              className={styles.button}
              aria-expanded={open === id}
              aria-controls={`${prefix}-${id}`}
              onClick={() => setOpen(open === id ? undefined : id)}
            >
              {title}
              <ChevronDown className={styles.chevron} size={18} aria-hidden />
            </button>
          </h2>
          {/* Hidden instead of removed, so that typed text stays. */}
          <div id={`${prefix}-${id}`} className={styles.content} hidden={open !== id}>
            {content}
          </div>
        </section>
      ))}
    </div>
  );
}

// The other threads of a crew: they see the state of the run, look for infections in their part of
// the infectious people, and write nothing else.
import { Candidates } from "../contacts/candidates.ts";
import { findCandidates } from "../contacts/contacts.ts";
import { contactDayOf, RunParts } from "../runParts.ts";
import { Memory } from "../state/memory.ts";
import { type CrewData, control, eachHandout, finished, overflow } from "./crew.ts";
import { readDay } from "./dayBlock.ts";

/** Returns when the run is over. Blocks its thread in between. */
export function serveCrew({
  city,
  settings,
  buffers,
  control: block,
  dayBlock,
  found,
  member,
}: CrewData): void {
  const parts = new RunParts(city, settings, new Memory(true, buffers), member);
  let work = 0;
  for (;;) {
    Atomics.wait(block, control.work, work);
    work = Atomics.load(block, control.work);
    if (work === finished) return;
    const day = readDay(dayBlock, settings.contacts);
    const contactDay = contactDayOf(parts, day);
    const candidates = new Candidates();
    eachHandout(block, (from, to) => findCandidates(contactDay, from, to, candidates));
    const { bytes } = candidates;
    const fits = bytes.length <= found.length;
    if (fits) found.set(bytes);
    Atomics.store(block, control.found + member, fits ? bytes.length : overflow);
    Atomics.sub(block, control.busy, 1);
    Atomics.notify(block, control.busy);
  }
}

interface RecordProps {
  /** On the label, which has room for three. */
  letters: string | undefined;
  isTurning: boolean;
  className?: string;
}

/** A decorative record (`styles/sections/record.ts`). Its label turns, and runs down when it stops. */
export const Record = ({ letters, isTurning, className }: RecordProps) => (
  <div className={className} data-turning={isTurning} aria-hidden="true">
    <div>
      <div data-letters={letters} />
    </div>
  </div>
);

/** The first and last day of a tariff period, of every year. */
import type { CdrTariffPeriod } from '../cdr-plan.schema.ts';

/** @throws Error when only one of the two is given, or one has another format */
export function seasonDays({ startDate, endDate }: CdrTariffPeriod): { from: string; to: string } {
  if (startDate === undefined && endDate === undefined) return { from: '01-01', to: '12-31' };
  return { from: dayOf('startDate', startDate), to: dayOf('endDate', endDate) };
}

function dayOf(name: string, text: string | undefined): string {
  const day = /^(?:\d{4}-)?(\d{2}-\d{2})$/.exec(text ?? '')?.[1];
  if (day === undefined) {
    throw new Error(
      `tariffPeriod: ${name} "${(text ?? '').slice(0, 20)}" is not a day of the year`,
    );
  }
  return day;
}

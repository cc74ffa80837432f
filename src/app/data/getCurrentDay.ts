import { dateToDay } from '~/domain/time/days';

/** Returns today in the user's time zone, such as '2026-06-15'. */
export const getCurrentDay = () => dateToDay(new Date());

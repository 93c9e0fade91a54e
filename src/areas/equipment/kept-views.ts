import { viewsOfArea } from '#platform/kept-views.ts'

/** The views somebody keeps of a list of machines. */
export const { keptViews, factWords: viewFactWords, factLines: viewFactLines } = viewsOfArea('equipment', 'لقائمة المعدات')

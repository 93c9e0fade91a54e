import { viewsOfArea } from '#platform/kept-views.ts'

/** The views somebody keeps of a list of parcels. */
export const { keptViews, factWords: viewFactWords, factLines: viewFactLines } = viewsOfArea('parcels', 'لقائمة الطرود')

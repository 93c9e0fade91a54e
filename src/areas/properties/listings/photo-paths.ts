import { propertyPath, unitPath } from '#areas/properties/property.ts'

export const photosOfUnitPath = (id: string) => `${unitPath(id)}/photos`
export const photosOfPropertyPath = (id: string) => `${propertyPath(id)}/photos`

export const photoAdvice = 'صوّر في ضوء النهار، ولا تظهر في الصورة وجوه ولا أرقام أبواب.'

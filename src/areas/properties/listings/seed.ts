import type { Ctx } from '#platform/context.ts'
import { publishUnit } from './use-cases/publish-unit.ts'

type Told = { property: string; number: string; description: string; features: string[]; title?: string; hidesRent?: true }

/** Nobody photographed invented places: each is shown by the drawing of its kind. */
const seededListings: Told[] = [
  {
    ...{ property: 'برج السعادة', number: '2', features: ['تكييف منفصل', 'موقف تحت البناية', 'قريبة من المدرسة'] },
    description: 'شقة في الدور الأول تدخلها شمس الصباح، وصالتها تسع جلسة أرضية، ومطبخها مجهّز.',
  },
  {
    ...{ property: 'برج السعادة', number: '3', features: ['تكييف منفصل', 'موقف تحت البناية'] },
    description: 'شقة هادئة في جهة البناية الخلفية، غرفتاها واسعتان.',
  },
  {
    ...{ property: 'برج السعادة', number: 'م2', features: ['واجهة زجاجية', 'دورة مياه داخلية', 'مواقف أمام المحل'] },
    description: 'محل على الشارع، يصلح لصيدلية أو مكتب خدمات.',
  },
  {
    ...{ property: 'بناية عوقد', number: '203', title: 'شقة مفروشة قرب حديقة عوقد', features: ['أثاث كامل', 'إنترنت', 'غسالة'] },
    description: 'شقة مفروشة جاهزة للسكن، تناسب عائلة صغيرة أو موظفَين.',
  },
  {
    ...{ property: 'فيلا الدهاريز', number: '1', features: ['حوش وموقفان', 'غرفة عاملة', 'مجلس بمدخل مستقل'] },
    description: 'فيلا من دورين قريبة من الشاطئ، مجلسها منفصل ومطبخها الخارجي مظلّل.',
  },
  {
    ...{ property: 'مكاتب السلام', number: '14', features: ['مصعد', 'مواقف للزوار'] },
    description: 'مكتب بغرفتين واستقبال في وسط صلالة.',
  },
  {
    ...{ property: 'مخازن ريسوت', number: '2', hidesRent: true, features: ['باب شاحنات', 'كهرباء ثلاثية'] },
    description: 'مخزن بأرضية خرسانية وباب واسع، على بعد دقائق من الميناء.',
  },
  {
    ...{ property: 'سكن ثمريت', number: '2', features: ['مكيّف وثلاجة', 'ماء وكهرباء مع الإيجار'] },
    description: 'غرفة مفروشة لموظف واحد، قريبة من السوق.',
  },
]

/** Some of what stands vacant, told to whoever looks for a place. */
export async function seedListings(ctx: Ctx) {
  for (const { property, number, features, hidesRent, ...written } of seededListings) {
    const unit = await ctx.db
      .selectFrom('units')
      .innerJoin('properties', 'properties.id', 'units.propertyId')
      .select('units.id')
      .where('properties.name', '=', property)
      .where('units.number', '=', number)
      .executeTakeFirst()
    if (!unit) continue
    const shown = hidesRent ? {} : { showsRent: 'yes' as const }
    await publishUnit(ctx, { unitId: unit.id, seen: '0', ...written, features: features.join('\n'), ...shown })
  }
}

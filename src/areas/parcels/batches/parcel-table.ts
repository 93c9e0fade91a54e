import { importTable } from '#areas/imports/public.ts'

/** A row a parcel. The other names are those of shops that hand their orders out as a table. */
export const parcelTable = importTable(
  {
    senderReference: {
      ...{ word: 'مرجعك', ask: 'اختر عمود المرجع، فبه لا يتكرر الطرد.', example: '1001' },
      names: ['المرجع', 'رقم الطلب', 'reference', 'order', 'order number', 'order no', 'name', 'order id'],
    },
    recipientName: {
      ...{ word: 'اسم المرسل إليه', ask: 'اختر عمود اسم المرسل إليه.', example: 'مريم الكثيري' },
      names: ['الاسم', 'المستلم', 'recipient', 'shipping name', 'first name shipping', 'customer', 'full name'],
    },
    recipientPhone: {
      ...{ word: 'هاتفه', ask: 'اختر عمود هاتف المرسل إليه.', example: '9123 4567' },
      names: ['الهاتف', 'هاتف المرسل إليه', 'الجوال', 'phone', 'mobile', 'shipping phone', 'phone billing', 'phone shipping'],
    },
    place: {
      ...{ word: 'الولاية', ask: 'اختر عمود الولاية.', example: 'صلالة' },
      names: ['الولاية أو الدولة', 'المدينة', 'city', 'wilayat', 'shipping city', 'city shipping', 'city billing'],
    },
    quarter: { word: 'المنطقة', names: ['الحي', 'area', 'shipping address2', 'address 2 shipping'], example: 'السعادة' },
    landmark: {
      ...{ word: 'علامة قريبة', example: 'خلف جامع السلطان قابوس' },
      names: ['العنوان', 'معلم قريب', 'address', 'landmark', 'shipping address1', 'address 1 2 shipping', 'address 1 shipping'],
    },
    building: { word: 'المبنى أو البيت', names: ['المبنى', 'البيت', 'building', 'house'], example: '' },
    service: { word: 'كيف يصل', names: ['الخدمة', 'التوصيل', 'service', 'shipping method'], example: 'إلى الباب' },
    content: {
      ...{ word: 'ما في الطرد', ask: 'اختر عمود ما في الطرد.', example: 'ملابس أطفال' },
      names: ['المحتوى', 'الصنف', 'content', 'item', 'lineitem name', 'item name', 'description'],
    },
    weight: { word: 'الوزن بالكيلوجرام', names: ['الوزن', 'weight', 'weight kg'], example: '0.8' },
    cod: {
      ...{ word: 'المطلوب عند التسليم', example: '12.500' },
      names: [
        'المطلوب',
        'يُقبض من المستلم',
        'الدفع عند الاستلام',
        'cod',
        'cod amount',
        'total',
        'order total',
        'order total amount',
      ],
    },
    paid: {
      ...{ word: 'دُفع من قبل', example: '' },
      names: ['مدفوع', 'حالة الدفع', 'paid', 'financial status', 'payment status'],
    },
    exchange: { word: 'تبديل', names: ['استبدال', 'exchange', 'swap'], example: '' },
    declaredValue: { word: 'القيمة المصرَّح بها', names: ['القيمة', 'value', 'declared value', 'subtotal'], example: '' },
  },
  { most: 1_000 },
)

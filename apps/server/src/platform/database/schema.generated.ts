// Generated from the migrated database by schema.test.ts; `npx vitest run --project server schema.test.ts -u` writes it.
import type {
  ArticleIcon,
  ArticleShape,
  Buyer,
  Carrier,
  ClientIdType,
  DestinationPoint,
  MembershipState,
  Money,
  Packaging,
  ProductPermissions,
  Quantity,
  Role,
  SoldBy,
  StartPoint,
  UnitCost,
  UserKind,
  WarehouseReason,
} from '@tezga/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';

export type Schema = {
  'platform.activity': {
    id: string;
    at: Generated<Date>;
    user_id: string;
    user_name: string;
    action: string;
    subject: string | null;
    request_id: string;
    device: string;
  };
  'platform.admin_roles': {
    id: string;
    code: string;
    description: string;
    permissions: Partial<Pick<Role, 'saPermissions'>>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'platform.admins': {
    user_id: string;
    role_id: string;
    updated_at: Generated<Date>;
  };
  'platform.authority_answers': {
    is_only: Generated<boolean>;
    answered_at: Date | null;
    answer_ms: number | null;
    failed_at: Date | null;
  };
  'platform.authority_clock': {
    is_only: Generated<boolean>;
    difference_ms: bigint;
    measured_at: Date;
  };
  'platform.backups': {
    id: string;
    kind: 'backup' | 'rehearsal';
    started_by: 'schedule' | 'person' | 'command';
    started_at: Date;
    finished_at: Date | null;
    file_name: string | null;
    bytes: bigint | null;
    row_count: bigint | null;
    problem: string | null;
  };
  'platform.businesses': {
    id: string;
    name: string;
    nipt: string;
    city: string;
    address: string;
    owner_id: string | null;
    admin_id: string | null;
    home_address: string | null;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    phone_number: Generated<string>;
    email: Generated<string>;
    website: Generated<string>;
    updated_at: Generated<Date>;
    contact_numbers: Generated<string[]>;
    suggested_by: Generated<string[]>;
    search_text: Generated<string>;
    listed_at: Generated<Date>;
    invited_owner_id: string | null;
  };
  'platform.code_replies': {
    request: Buffer;
    reply: unknown;
    at: Date;
  };
  'platform.code_sendings': {
    id: string;
    user_id: string;
    purpose: 'verification' | 'reset';
    method: 'email' | 'tel';
    at: Date;
  };
  'platform.contract_templates': {
    id: string;
    title: string;
    body: string;
    valid_from: Date;
    created_at: Generated<Date>;
  };
  'platform.first_start_codes': {
    code_hash: Buffer;
    created_at: Date;
  };
  'platform.key_check': {
    is_only_row: Generated<boolean>;
    sealed: Buffer;
  };
  'platform.memberships': {
    user_id: string;
    business_id: string;
    role_id: string;
    state: Generated<MembershipState>;
  };
  'platform.messages': {
    id: string;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string | null;
    body: string;
    html: string | null;
    created_at: Generated<Date>;
    good_until: Date | null;
    sent_at: Date | null;
    kind: string | null;
    business_id: Generated<string | null>;
    failed_at: Date | null;
    attachment_name: string | null;
    attachment: Buffer | null;
  };
  'platform.migrations': {
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
  'platform.password_resets': {
    id: string;
    user_id: string;
    method: 'email' | 'tel';
    code_hash: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  'platform.recovery_codes': {
    user_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  'platform.replies': {
    user_id: string;
    request_id: string;
    fingerprint: Buffer;
    reply: unknown;
    at: Generated<Date>;
  };
  'platform.second_factors': {
    user_id: string;
    encrypted_secret: Buffer;
    begun_at: Date;
    confirmed_at: Date | null;
    last_step: Generated<bigint>;
  };
  'platform.sessions': {
    id: string;
    user_id: string;
    business_id: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
    device: string;
    address: Generated<string>;
    last_seen_at: Generated<Date>;
    opened_by: Generated<'password' | 'pin' | 'admin'>;
    replaced_at: Date | null;
    password_confirmed_at: Date | null;
    must_enrol: Generated<boolean>;
    admin_session_id: string | null;
  };
  'platform.sign_in_failures': {
    contact: string;
    address: string;
    at: Generated<Date>;
    id: string | null;
  };
  'platform.sim_cards': {
    id: string;
    business_id: string;
    article_id: string;
    card_serial: string;
    till_id: string | null;
    added_at: Date;
  };
  'platform.table_layouts': {
    user_id: string;
    table_name: string;
    layout: { order: string[]; hidden: string[]; widths: Record<string, number> };
  };
  'platform.unverified_contacts': {
    id: string;
    user_id: string;
    method: 'email' | 'tel';
    value: string;
    code_hash: string;
    created_at: Date;
    sent_at: Date;
    expires_at: Date;
  };
  'platform.users': {
    id: string;
    kind: UserKind;
    name: string;
    email: string | null;
    phone: string | null;
    password_hash: string;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    email_verified_at: Date | null;
    phone_verified_at: Date | null;
    must_change_password: Generated<boolean>;
    language: Generated<'sq' | 'en' | 'it'>;
  };
  'tenant.accounts': {
    business_id: string;
    id: string;
    iban: string;
    bank_name: string;
    swift: Generated<string>;
    currency: string;
    is_main: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'tenant.activity': {
    business_id: string;
    id: string;
    at: Generated<Date>;
    user_id: string;
    user_name: string;
    action: string;
    subject: string | null;
    request_id: string;
    device: string;
    changes: unknown;
  };
  'tenant.article_categories': {
    business_id: string;
    article_id: string;
    category_id: string;
    is_deleted: Generated<boolean>;
  };
  'tenant.article_images': {
    business_id: string;
    article_id: string;
    type: string;
    content: Buffer;
  };
  'tenant.article_ingredients': {
    business_id: string;
    article_id: string;
    ingredient_id: string;
    quantity: Quantity;
  };
  'tenant.article_prices': {
    business_id: string;
    article_id: string;
    shop_id: string;
    price: Money;
  };
  'tenant.articles': {
    business_id: string;
    id: string;
    name: string;
    sku: string;
    barcode: Generated<string>;
    price: Money;
    currency: Generated<string>;
    cost: Generated<bigint>;
    vat_id: string;
    sold_by: Generated<SoldBy>;
    unit_id: string;
    icon: Generated<ArticleIcon>;
    shape: Generated<ArticleShape>;
    color: string;
    is_stock_counted: Generated<boolean>;
    is_composite: Generated<boolean>;
    is_produced: Generated<boolean>;
    is_for_processing: Generated<boolean>;
    is_sold_freely: Generated<boolean>;
    is_scale_article: Generated<boolean>;
    scale_options: { plu: number; prefix: string; valueType: 'pieces' | 'price' | 'weight' } | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    is_deleted: ColumnType<boolean, never, never>;
    sku_number: ColumnType<bigint | null, never, never>;
    sku_width: ColumnType<number | null, never, never>;
    search_text: ColumnType<string | null, never, never>;
  };
  'tenant.buyer_names': {
    business_id: string;
    name: string;
    search_text: ColumnType<string, never, never>;
  };
  'tenant.categories': {
    business_id: string;
    id: string;
    name: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'tenant.certificates': {
    business_id: string;
    id: string;
    file_name: string;
    subject: string;
    issuer: string;
    holder_name: string;
    organization: string;
    nuis: string | null;
    serial_number: string;
    not_before: Date;
    not_after: Date;
    environment: 'test' | 'production';
    fingerprint: string;
    certificate_pem: string;
    chain_pem: string;
    encrypted_key: Buffer | null;
    uploaded_at: Date;
    user_id: string;
    user_name: string;
    replaced_at: Date | null;
  };
  'tenant.client_credit_moves': {
    business_id: string;
    id: string;
    customer_id: string;
    change: bigint;
    payment_id: string | null;
    moved_at: Date;
    by_id: string;
    by_name: string;
  };
  'tenant.client_credit_settings': {
    business_id: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    code_standard: string;
  };
  'tenant.client_credits': {
    business_id: string;
    customer_id: string;
    points: bigint;
  };
  'tenant.comment_files': {
    business_id: string;
    id: string;
    comment_id: string;
    name: string;
    type: string;
    content: Buffer;
  };
  'tenant.comments': {
    business_id: string;
    id: string;
    at: Date;
    user_id: string;
    user_name: string;
    message: string;
  };
  'tenant.contract_templates': {
    business_id: string;
    id: string;
    title: string;
    body: string;
    valid_from: Date;
    user_id: string;
    user_name: string;
  };
  'tenant.credentials': {
    business_id: string;
    encrypted_password: Buffer;
    updated_at: Date;
    last_login_at: Date | null;
  };
  'tenant.currencies': {
    business_id: string;
    code: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    updated_at: Date;
    deleted_at: Date | null;
  };
  'tenant.customer_change_counters': {
    business_id: string;
    last_number: bigint;
  };
  'tenant.customers': {
    business_id: string;
    id: string;
    name: string;
    id_type: ClientIdType;
    id_number: Generated<string>;
    code: string;
    code_length: ColumnType<number | null, never, never>;
    phone: Generated<string>;
    email: Generated<string>;
    address: Generated<string>;
    town: Generated<string>;
    country: Generated<string>;
    created_at: Date;
    created_by: string;
    updated_at: Date;
    deleted_at: Date | null;
    is_undone: Generated<boolean>;
    change_number: bigint;
    search_text: ColumnType<string | null, never, never>;
  };
  'tenant.document_counters': {
    business_id: string;
    series: string;
    year: number;
    last_number: bigint;
    last_at: Date;
  };
  'tenant.drawer_counts': {
    business_id: string;
    id: string;
    till_id: string;
    day: Date;
    expected_amount: Money;
    counted_amount: Money;
    counted_at: Date;
    note: Generated<string>;
    operator_id: string;
    operator_name: string;
  };
  'tenant.drawer_days': {
    business_id: string;
    till_id: string;
    day: Date;
    opened_at: Date;
    opening_id: string;
    starting_balance: Money;
    deposited: Generated<Money>;
    withdrawn: Generated<Money>;
    sold: Generated<Money>;
    count_difference: Generated<Money>;
  };
  'tenant.drawer_movement_codes': {
    business_id: string;
    movement_id: string;
    at: Date;
    tcr_code: string;
  };
  'tenant.drawer_movements': {
    business_id: string;
    id: string;
    till_id: string;
    day: Date;
    operation: 'INITIAL' | 'DEPOSIT' | 'WITHDRAW';
    amount: Money;
    target: string | null;
    moved_at: Date;
    tcr_code: string;
    note: Generated<string>;
    operator_id: string;
    operator_name: string;
  };
  'tenant.e_invoice_answers': {
    business_id: string;
    eic: string;
    status: 'ACCEPTED' | 'REFUSED';
    at: Date;
    by_id: string;
  };
  'tenant.e_invoice_files': {
    business_id: string;
    id: string;
    name: string;
    type: string;
    content: Buffer;
    bytes: number;
    uploaded_at: Date;
    by_id: string;
    invoice_id: string | null;
    place: number | null;
  };
  'tenant.e_invoice_statuses': {
    business_id: string;
    invoice_id: string;
    place: number;
    status: string;
    at: Date;
  };
  'tenant.e_invoices': {
    business_id: string;
    invoice_id: string;
    issued_at: Date;
    details: unknown;
    request_uuid: string;
    state: Generated<'waiting' | 'pending' | 'registered' | 'error'>;
    eic: string | null;
    registered_at: Date | null;
    warnings: Generated<unknown>;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    failure: unknown;
    last_failed_at: Date | null;
    status: 'DELIVERED' | 'ACCEPTED' | 'REFUSED' | 'PAID' | 'PARTIALLY_PAID' | 'OVERPAID' | null;
    status_changed_at: Date | null;
    first_sent_at: Date | null;
  };
  'tenant.employee_shops': {
    business_id: string;
    employee_id: string;
    shop_id: string;
  };
  'tenant.employees': {
    business_id: string;
    id: string;
    user_id: string;
    name: string;
    email: string | null;
    phone: string | null;
    opened_account: Generated<boolean>;
    operator_code: string | null;
    pin_hash: string | null;
    deleted_role_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'tenant.exchange_rates': {
    business_id: string;
    id: string;
    code: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    at: Date;
    user_id: string;
    user_name: string;
  };
  'tenant.fiscal_documents': {
    business_id: string;
    id: string;
    kind: string;
    made_at: Date;
    request_uuid: string;
    status: Generated<'pending' | 'fiscalized' | 'error'>;
    code: string | null;
    answered_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    failure: { name: string; isOurs: boolean; code: string | null; text: string | null } | null;
    last_failed_at: Date | null;
    late_reason: 'NOINTERNET' | 'BOUNDBOOK' | 'SERVICE' | 'TECHNICALERROR' | null;
    seen_at: Date | null;
    seen_by: string | null;
    seen_by_name: string | null;
    first_sent_at: Date | null;
    retracted_at: Date | null;
  };
  'tenant.former_article_names': {
    business_id: string;
    article_id: string;
    name: string;
    search_text: ColumnType<string, never, never>;
  };
  'tenant.import_rows': {
    business_id: string;
    import_id: string;
    record_id: string;
    before: unknown;
    left_at: Date;
  };
  'tenant.imports': {
    business_id: string;
    id: string;
    kind: 'articles' | 'customers';
    at: Date;
    user_id: string;
    user_name: string;
    added: Generated<number>;
    changed: Generated<number>;
    category_ids: Generated<readonly string[]>;
    undone_at: Date | null;
  };
  'tenant.invoice_counters': {
    business_id: string;
    series: string;
    year: number;
    last_number: bigint;
    last_at: Date;
  };
  'tenant.invoice_lines': {
    business_id: string;
    invoice_id: string;
    place: number;
    article_id: string | null;
    name: string;
    sku: string;
    barcode: string;
    unit: string;
    quantity: Quantity;
    unit_price_without_vat: Money;
    unit_price_with_vat: Money;
    discount: number;
    lowers_tax_base: boolean;
    vat_percent: number | null;
    exemption: string | null;
    without_vat: Money;
    vat: Money;
    with_vat: Money;
    in_currency: unknown;
    cost: Money;
    owed_vat: Generated<Money>;
    corrects_place: number | null;
    ended: unknown;
  };
  'tenant.invoice_prints': {
    business_id: string;
    id: string;
    invoice_id: string;
    at: Date;
    by_id: string;
    by_name: string;
    paper: string;
  };
  'tenant.invoice_references': {
    business_id: string;
    invoice_id: string;
    place: number;
    relation: 'corrects' | 'cancels' | 'bad-debt' | 'sums-up' | 'advance';
    referred_id: string;
    turn: Generated<number>;
  };
  'tenant.invoice_repairs': {
    business_id: string;
    id: string;
    invoice_id: string;
    at: Date;
    by_id: string;
    by_name: string;
    business_unit_code: string;
    tcr_code: string;
    software_code: string;
    operator_code: string;
    seller: unknown;
    number_text: string;
    iic: string;
    iic_signature: string;
    made_in: Generated<string>;
  };
  'tenant.invoices': {
    business_id: string;
    id: string;
    sale_id: string;
    type: 'CASH' | 'NONCASH';
    class: 'cash' | 'card' | 'order' | 'nonCash' | 'other';
    number: bigint;
    year: number;
    number_text: string;
    issued_at: Date;
    day: Date;
    shop_id: string;
    till_id: string;
    business_unit_code: string;
    tcr_code: string;
    software_code: string;
    operator_id: string;
    operator_code: string;
    operator_name: string;
    seller: unknown;
    customer_id: string | null;
    buyer: Buyer | null;
    buyer_name: Generated<string>;
    buyer_id_number: Generated<string>;
    client_code: Generated<string>;
    is_issuer_in_vat: boolean;
    has_vat: boolean;
    is_reverse_charge: boolean;
    currency: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    without_vat: Money;
    vat: Money;
    with_vat: Money;
    tax_free: Money | null;
    mark_up: Money | null;
    export_of_goods: Money | null;
    same_taxes: unknown;
    in_currency: unknown;
    payments: unknown;
    change_given: Generated<Money>;
    notes: Generated<string>;
    pay_deadline: Date | null;
    line_count: number;
    cost: Money;
    iic: string;
    iic_signature: string;
    document: unknown;
    is_e_invoice: Generated<boolean>;
    owed_vat: Generated<Money>;
    foreign_total: Money | null;
    fingerprint: Buffer | null;
    hour: ColumnType<number | null, never, never>;
    methods: ColumnType<string | null, never, never>;
  };
  'tenant.journal_lines': {
    business_id: string;
    journal_id: string;
    place: number;
    day: Date;
    account_path: string;
    debit: Money;
    credit: Money;
    debit_mon: Money;
    credit_mon: Money;
    currency: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
  };
  'tenant.journals': {
    business_id: string;
    id: string;
    source_type: string;
    source_id: string;
    kind: string;
    turn: Generated<number>;
    is_void: ColumnType<boolean, never, never>;
    turn_before: ColumnType<number | null, never, never>;
    day: Date;
    made_at: Date;
    created_by: string | null;
    meta: Generated<unknown>;
  };
  'tenant.line_names': {
    business_id: string;
    name: string;
    search_text: ColumnType<string, never, never>;
  };
  'tenant.merged_purchases': {
    business_id: string;
    id: string;
    number: string;
    into_id: string;
  };
  'tenant.open_items': {
    business_id: string;
    side: 'customer' | 'supplier';
    subject_id: string;
    document_id: string;
    is_advance: boolean;
    currency: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    day: Date;
    due_day: Date;
    charged_all: bigint;
    charged_mon: bigint;
    open_all: bigint;
    open_mon: bigint;
  };
  'tenant.open_orders': {
    business_id: string;
    invoice_id: string;
    issued_at: Date;
  };
  'tenant.payment_allocations': {
    business_id: string;
    payment_id: string;
    place: number;
    document_id: string;
    is_advance: boolean;
    currency: string;
    settled: bigint;
    settled_all: bigint;
    worth_all: bigint;
    cash_all: Generated<bigint>;
  };
  'tenant.payment_draft_lines': {
    business_id: string;
    draft_id: string;
    place: number;
    name: string;
    unit: string;
    quantity: Quantity;
    price: Money;
    vat_id: string;
  };
  'tenant.payment_drafts': {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    currency: string;
    total: Money;
    created_at: Date;
    created_by: string;
    created_by_name: string;
    paid_at: Date | null;
    order_attempt: Generated<number>;
    order_id: string | null;
    capture_id: string | null;
    invoice_number: string | null;
  };
  'tenant.payments': {
    business_id: string;
    id: string;
    own_id: string;
    fingerprint: Buffer;
    number: bigint;
    year: number;
    number_text: string;
    kind: 'payment' | 'refund' | 'set-off' | 'reversal';
    side: 'customer' | 'supplier';
    subject_id: string;
    method: 'ACCOUNT' | 'BANKNOTE' | 'CREDIT' | 'ONLINE' | null;
    account_id: string | null;
    till_id: string | null;
    movement_id: string | null;
    day: Date;
    currency: string;
    exchange_rate: ColumnType<string, string | number, string | number>;
    amount: Money;
    amount_all: bigint;
    rest: bigint;
    rest_all: bigint;
    reverses_id: string | null;
    note: string;
    made_at: Date;
    by_id: string;
    by_name: string;
    shop_id: string | null;
  };
  'tenant.pin_failures': {
    business_id: string;
    id: string;
    operator_code: string;
    caller_id: string;
    at: Date;
  };
  'tenant.price_history': {
    business_id: string;
    id: string;
    article_id: string;
    shop_id: string | null;
    price: Money | null;
    currency: string;
    at: Date;
    user_id: string;
    user_name: string;
  };
  'tenant.purchase_lines': {
    business_id: string;
    purchase_id: string;
    place: number;
    name: string;
    code: string;
    unit: string;
    quantity: Quantity;
    unit_price: Money;
    vat_rate: number | null;
    without_vat: Money;
    vat: Money;
    with_vat: Money;
  };
  'tenant.purchase_sources': {
    business_id: string;
    source: 'service' | 'portal';
    asked_at: Date;
    told_at: Date | null;
    failure: string | null;
    unreadable_count: Generated<number>;
  };
  'tenant.purchases': {
    business_id: string;
    id: string;
    eic: string | null;
    iic: string | null;
    fic: string | null;
    number: string;
    document_type: string | null;
    type: 'CASH' | 'NONCASH' | null;
    supplier_id_type: string | null;
    supplier_id_number: string | null;
    supplier_name: string | null;
    supplier_address: string | null;
    supplier_town: string | null;
    issued_at: Date | null;
    received_at: Date | null;
    due_on: Date | null;
    day: Date;
    currency: string;
    exchange_rate: ColumnType<string | null, string | null | number, string | null | number>;
    without_vat: Money | null;
    vat: Money | null;
    with_vat: Money;
    status: 'DELIVERED' | 'ACCEPTED' | 'REFUSED' | 'PAID' | 'PARTIALLY_PAID' | 'OVERPAID' | null;
    is_from_service: boolean;
    is_from_portal: boolean;
    line_count: Generated<number>;
    subject_id: string | null;
    answered_by: string | null;
    answered_at: Date | null;
    created_at: Date;
    updated_at: Date;
    search_text: ColumnType<string | null, never, never>;
    bought_as:
      | 'goods'
      | 'consumption'
      | 'rent'
      | 'repairs'
      | 'insurance'
      | 'services'
      | 'advertising'
      | 'telecommunication'
      | 'transport'
      | 'bank-fees'
      | 'gifts'
      | 'other'
      | null;
    is_received: Generated<boolean>;
    is_self_issued: Generated<boolean>;
    safe_id: string | null;
    is_vat_deductible: boolean | null;
  };
  'tenant.recosted_movements': {
    business_id: string;
    recosting_id: string;
    movement_id: string;
    cost_before: bigint;
    cost_after: bigint;
    value_before: bigint;
    value_after: Money;
  };
  'tenant.replies': {
    business_id: string;
    user_id: string;
    request_id: string;
    fingerprint: Buffer;
    reply: unknown;
    at: Generated<Date>;
  };
  'tenant.report_schedules': {
    business_id: string;
    id: string;
    definition: unknown;
    period: 'yesterday' | 'lastWeek' | 'lastMonth';
    frequency: 'daily' | 'weekly' | 'monthly';
    weekday: number;
    month_day: number;
    hour: number;
    language: 'sq' | 'en' | 'it';
    recipient_ids: unknown;
    created_by_id: string;
    created_by_name: string;
    timed_at: Date;
    last_day: Date | null;
    updated_at: Date;
  };
  'tenant.roles': {
    business_id: string;
    id: string;
    code: string;
    description: string;
    permissions: Partial<ProductPermissions> & { saPermissions: Record<string, never> };
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'tenant.sale_drafts': {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    cart: unknown;
    total: Money;
    currency: string;
    created_at: Date;
    created_by: string;
    created_by_name: string;
    updated_at: Date;
  };
  'tenant.sale_totals': {
    business_id: string;
    dimension: string;
    span: 'day' | 'month';
    first_day: Date;
    place_id: string;
    key: string;
    count: bigint;
    quantity: Quantity;
    without_vat: Money;
    vat: Money;
    with_vat: Money;
    cost: Money;
  };
  'tenant.self_care_data': {
    business_id: string;
    refreshed_at: Date;
    account: unknown;
  };
  'tenant.settings': {
    business_id: string;
    impact_warehouse: Generated<boolean>;
    allow_negative_stock: Generated<boolean>;
    group_articles_by_name: Generated<boolean>;
    prints_payment_qr: Generated<boolean>;
    prints_vat_section: Generated<boolean>;
    logo: Buffer | null;
    logo_type: string | null;
    is_in_vat: Generated<boolean>;
    vat_ids: Generated<string[]>;
    closed_until: Date | null;
  };
  'tenant.shops': {
    business_id: string;
    id: string;
    name: string;
    business_unit_code: Generated<string>;
    alpha_code: Generated<string>;
    address: string;
    city: string;
    country: Generated<string>;
    phone_number: Generated<string>;
    is_secondary: Generated<boolean>;
    is_hidden: Generated<boolean>;
    allow_negative_stock: boolean | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  'tenant.signed_contracts': {
    business_id: string;
    id: string;
    template_id: string;
    signed_at: Date;
    signed_by: string;
    signer_name: string;
    address: string;
    device: string;
    document: Buffer;
    sha256: string;
  };
  'tenant.stock': {
    business_id: string;
    shop_id: string;
    article_id: string;
    quantity: Generated<Quantity>;
    value: Generated<Money>;
    average: UnitCost | null;
    movements: Generated<bigint>;
  };
  'tenant.stock_minimums': {
    business_id: string;
    shop_id: string;
    article_id: string;
    minimum: bigint;
  };
  'tenant.stock_movements': {
    business_id: string;
    id: string;
    at: Date;
    shop_id: string;
    article_id: string;
    number: bigint;
    quantity: Quantity;
    cost: Money;
    value: Money;
    quantity_after: Quantity;
    value_after: Money;
    document_kind: string;
    document_id: string;
    line_place: number | null;
    reason: string;
    is_cost_missing: boolean;
    unit_cost: UnitCost;
    average_after: UnitCost | null;
  };
  'tenant.stock_recostings': {
    business_id: string;
    id: string;
    at: Date;
    document_id: string;
    by_id: string;
    by_name: string;
    made_in: Generated<string>;
  };
  'tenant.stocktake_counts': {
    business_id: string;
    id: string;
    stocktake_id: string;
    number: Generated<bigint>;
    article_id: string;
    quantity: Quantity;
    is_recount: boolean;
    at: Date;
    movements: bigint;
    by_id: string;
    by_name: string;
  };
  'tenant.stocktake_results': {
    business_id: string;
    stocktake_id: string;
    article_id: string;
    counted: bigint;
    expected: bigint;
    unit_cost: UnitCost;
  };
  'tenant.stocktakes': {
    business_id: string;
    id: string;
    number_text: string;
    opened_at: Date;
    shop_id: string;
    category_id: string | null;
    is_blind: boolean;
    notes: string;
    by_id: string;
    by_name: string;
    status: Generated<'open' | 'closed' | 'cancelled'>;
    closed_at: Date | null;
    closed_by_name: string | null;
    adjustment_id: string | null;
  };
  'tenant.subject_balances': {
    business_id: string;
    side: 'customer' | 'supplier';
    subject_id: string;
    currency: string;
    owed_all: bigint;
    owed_mon: bigint;
  };
  'tenant.subject_entries': {
    business_id: string;
    side: 'customer' | 'supplier';
    subject_id: string;
    day: Date;
    journal_id: string;
    currency: string;
    document_id: string;
    owed_all: bigint;
    owed_mon: bigint;
  };
  'tenant.till_contacts': {
    business_id: string;
    till_id: string;
    at: Date;
    software_version: string;
    clock_difference_ms: number | null;
  };
  'tenant.till_detachments': {
    business_id: string;
    id: string;
    till_id: string;
    device_uuid: string;
    reason: string;
    at: Date;
    user_id: string;
    user_name: string;
  };
  'tenant.tills': {
    business_id: string;
    id: string;
    kind: 'pos' | 'epos' | 'easybar' | 'easypoint';
    shop_id: string;
    name: string;
    device_uuid: Generated<string>;
    tcr_code: Generated<string>;
    can_sell_without_client: Generated<boolean>;
    verify_invoice_client: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    tcr_order_number: number;
    tcr_number: string;
    search_text: ColumnType<string, never, never>;
  };
  'tenant.transfer_ends': {
    business_id: string;
    document_id: string;
    outcome: 'completed' | 'cancelled';
    ended_at: Date;
    by_id: string;
    by_name: string;
  };
  'tenant.transfer_note_lines': {
    business_id: string;
    note_id: string;
    place: number;
    article_id: string | null;
    name: string;
    code: string;
    unit: string;
    quantity: Quantity;
  };
  'tenant.transfer_note_prints': {
    business_id: string;
    id: string;
    note_id: string;
    at: Date;
    by_id: string;
    by_name: string;
    paper: Generated<string>;
  };
  'tenant.transfer_notes': {
    business_id: string;
    id: string;
    note_id: string;
    kind: 'WTN' | 'SALE';
    transaction: 'SALES' | 'EXAMINATION' | 'TRANSFER' | 'DOOR';
    number: bigint;
    year: number;
    number_text: string;
    issued_at: Date;
    shop_id: string;
    till_id: string;
    business_unit_code: string;
    software_code: string;
    operator_id: string;
    operator_code: string;
    operator_name: string;
    issuer: { name: string; nuis: string; address: string; town: string };
    ownership: 'OWNER' | 'THIRDPARTY';
    plates: string;
    carrier: Carrier | null;
    start_point: StartPoint;
    start_address: string;
    start_city: string;
    start_at: Date;
    destination_point: DestinationPoint;
    destination_address: string;
    destination_city: string;
    destination_at: Date;
    is_flammable: boolean;
    needs_escort: boolean;
    packaging: Packaging | null;
    package_count: number | null;
    value_of_goods: Money;
    line_count: number;
    invoice_id: string | null;
    wtnic: string;
    wtnic_signature: string;
    search_text: string;
    fingerprint: Buffer | null;
    transfer_id: string | null;
  };
  'tenant.transfers_to_sellers': {
    business_id: string;
    id: string;
    from_admin_id: string | null;
    to_admin_id: string;
    by_id: string;
    at: Generated<Date>;
  };
  'tenant.units': {
    business_id: string;
    id: string;
    name: string;
    code: Generated<string>;
    created_at: Generated<Date>;
    deleted_at: Date | null;
  };
  'tenant.views': {
    business_id: string;
    id: string;
    user_id: string;
    table_name: string;
    name: string;
    search: string;
  };
  'tenant.warehouse_document_lines': {
    business_id: string;
    document_id: string;
    place: number;
    article_id: string;
    name: string;
    code: string;
    unit: string;
    quantity: Quantity;
    unit_cost: UnitCost;
    cost: Money;
  };
  'tenant.warehouse_document_prints': {
    business_id: string;
    id: string;
    document_id: string;
    at: Date;
    by_id: string;
    by_name: string;
    paper: string;
  };
  'tenant.warehouse_documents': {
    business_id: string;
    id: string;
    own_id: string;
    fingerprint: Buffer;
    kind: 'entry' | 'exit' | 'transfer' | 'adjustment' | 'production' | 'cost-adjustment';
    number: bigint;
    year: number;
    version: Generated<number>;
    number_text: string;
    posted_at: Date;
    shop_id: string;
    reason: WarehouseReason;
    supplier_id: string | null;
    supplier_name: string;
    supplier_nuis: string;
    purchase_id: string | null;
    purchase_number: string | null;
    notes: string;
    value: Money;
    line_count: number;
    by_id: string;
    by_name: string;
    search_text: string;
    target_shop_id: string | null;
    transfer_id: string | null;
    entered_at: Date;
  };
  'tenant.warehouse_drafts': {
    business_id: string;
    id: string;
    kind: string;
    shop_id: string;
    notes: string;
    content: unknown;
    created_at: Date;
    created_by_name: string;
    updated_at: Date;
    updated_by_name: string;
    deleted_at: Date | null;
  };
};

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

CREATE TABLE "cart_intents" (
	"cart_id" uuid NOT NULL,
	"intent_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_intents_cart_id_intent_id_pk" PRIMARY KEY("cart_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"option_pair" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line_once" UNIQUE("cart_id","product_id","option_pair"),
	CONSTRAINT "cart_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"account_id" uuid,
	"version" bigint NOT NULL,
	CONSTRAINT "carts_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "carts_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "cart_has_one_owner" CHECK (num_nonnulls("carts"."session_id", "carts"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"method" text,
	"location_id" text,
	"contact" jsonb,
	"slot_start" timestamp with time zone,
	"slot_end" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"parent" text,
	"image" jsonb,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_categories_category_product_id_pk" PRIMARY KEY("category","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_related" (
	"product_id" text NOT NULL,
	"related_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_related_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"tag" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_tags_tag_product_id_pk" PRIMARY KEY("tag","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"brand" text,
	"product_type" text DEFAULT 'GOODS' NOT NULL,
	"record_status" text DEFAULT 'ACTIVE' NOT NULL,
	"main_category" text,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"clearance" boolean NOT NULL,
	"taxable" boolean NOT NULL,
	"tax_class" text,
	"options" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"from_price" integer NOT NULL,
	"price_varies" boolean NOT NULL,
	"sold_out" boolean NOT NULL,
	"search_tokens" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" text NOT NULL,
	"option_pair" text NOT NULL,
	"position" integer NOT NULL,
	"available" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "stock_product_id_option_pair_pk" PRIMARY KEY("product_id","option_pair"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."available" >= 0),
	CONSTRAINT "price_not_negative" CHECK ("stock"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" uuid NOT NULL,
	"key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"option_pair" text NOT NULL,
	"name" jsonb NOT NULL,
	"option_label" jsonb NOT NULL,
	"image" jsonb,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"account_id" uuid,
	"cart_id" uuid,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"holds_stock" boolean NOT NULL,
	"subtotal" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"location_id" text NOT NULL,
	"location" jsonb NOT NULL,
	"slot_start" timestamp with time zone,
	"slot_end" timestamp with time zone,
	"contact" jsonb NOT NULL,
	"language" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"location_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_bookings_location_id_start_pk" PRIMARY KEY("location_id","start"),
	CONSTRAINT "slot_taken" CHECK ("slot_bookings"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"return_token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_ott_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_order_id" text NOT NULL,
	"tran_id" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"channel" text NOT NULL,
	"store_name" text NOT NULL,
	"reference" text NOT NULL,
	"return_url" text NOT NULL,
	"notify_url" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_ott_payments_merchantOrderId_unique" UNIQUE("merchant_order_id")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"name" text PRIMARY KEY NOT NULL,
	"page" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"local_store_name" text NOT NULL,
	"display" boolean NOT NULL,
	"province" text NOT NULL,
	"address" jsonb,
	"time_zone" text NOT NULL,
	"phone" text NOT NULL,
	"methods" text[] NOT NULL,
	"pickup" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "locations_localStoreName_unique" UNIQUE("local_store_name")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_image" text,
	"referral_id" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_referralId_unique" UNIQUE("referral_id")
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"locale" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "cart_intents" ADD CONSTRAINT "cart_intents_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_categories_product_id_index" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_tags_product_id_index" ON "product_tags" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_from_price_id_index" ON "products" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "products_brand_index" ON "products" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "products_created_at_index" ON "products" USING btree ("created_at") WHERE clearance;--> statement-breakpoint
CREATE INDEX "products_search_tokens_index" ON "products" USING gin ("search_tokens");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_account_id_placed_at_index" ON "orders" USING btree ("account_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_session_id_index" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_cart" ON "orders" USING btree ("cart_id") WHERE holds_stock and payment_status <> 'PAID_ONLINE';--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE holds_stock and payment_status <> 'PAID_ONLINE';--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_index" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email_id"));--> statement-breakpoint
CREATE INDEX "sessions_seen_at_index" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign_items" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"product_id" text NOT NULL,
	"option_pair" text NOT NULL,
	"prices" integer[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_item_once" UNIQUE("campaign_id","product_id","option_pair")
);
--> statement-breakpoint
CREATE TABLE "campaign_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"units" integer NOT NULL,
	"shoppers" text[] NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refund" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_shoppers" (
	"campaign_id" text NOT NULL,
	"shopper" text NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "campaign_shoppers_campaign_id_shopper_pk" PRIMARY KEY("campaign_id","shopper"),
	CONSTRAINT "campaign_shopper_units" CHECK ("campaign_shoppers"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fission_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" jsonb,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"goal" integer NOT NULL,
	"thresholds" integer[] NOT NULL,
	"total_limit" integer,
	"shopper_limit" integer,
	"reserved" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"leader_order_id" text,
	"closed_at" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_time" CHECK ("fission_campaigns"."starts_at" < "fission_campaigns"."ends_at"),
	CONSTRAINT "campaign_counts" CHECK ("fission_campaigns"."reserved" >= 0 and "fission_campaigns"."paid" >= 0),
	CONSTRAINT "campaign_limit" CHECK ("fission_campaigns"."total_limit" is null or "fission_campaigns"."reserved" + "fission_campaigns"."paid" <= "fission_campaigns"."total_limit")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"shoppers" text[] NOT NULL,
	"returned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_shoppers" (
	"code" text NOT NULL,
	"shopper" text NOT NULL,
	"redeemed" integer NOT NULL,
	CONSTRAINT "coupon_shoppers_code_shopper_pk" PRIMARY KEY("code","shopper"),
	CONSTRAINT "coupon_shopper_redeemed" CHECK ("coupon_shoppers"."redeemed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"min_subtotal" integer DEFAULT 0 NOT NULL,
	"total_limit" integer,
	"shopper_limit" integer,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"first_order_only" boolean NOT NULL,
	"listed" boolean NOT NULL,
	"account_id" uuid,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "coupon_value" CHECK ("coupons"."value" > 0 and ("coupons"."kind" = 'fixed' or "coupons"."value" <= 1000000)),
	CONSTRAINT "coupon_redeemed" CHECK ("coupons"."redeemed" >= 0),
	CONSTRAINT "coupon_limit" CHECK ("coupons"."total_limit" is null or "coupons"."redeemed" <= "coupons"."total_limit")
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "credit_not_negative" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"order_id" text,
	"note" text,
	"cause" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_cause_unique" UNIQUE("cause"),
	CONSTRAINT "credit_amount" CHECK ("credit_entries"."amount" <> 0),
	CONSTRAINT "credit_after" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"app" text NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_app_open_id_pk" PRIMARY KEY("app","open_id"),
	CONSTRAINT "identities_app_accountId_unique" UNIQUE("app","account_id")
);
--> statement-breakpoint
CREATE TABLE "livestream_rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"host" jsonb NOT NULL,
	"cover" jsonb,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"product_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_identity_grants" (
	"hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_identities" (
	"session_id" uuid NOT NULL,
	"app" text NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_identities_session_id_app_pk" PRIMARY KEY("session_id","app")
);
--> statement-breakpoint
CREATE TABLE "influencer_images" (
	"influencer_id" text NOT NULL,
	"id" text NOT NULL,
	"image" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "influencer_images_influencer_id_id_pk" PRIMARY KEY("influencer_id","id")
);
--> statement-breakpoint
CREATE TABLE "influencer_likes" (
	"influencer_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "influencer_likes_influencer_id_account_id_pk" PRIMARY KEY("influencer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "influencer_reviews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"influencer_id" text NOT NULL,
	"version" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "influencers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"product_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "influencers_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plans" (
	"product_id" text PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"credit" integer NOT NULL,
	"benefits" jsonb NOT NULL,
	CONSTRAINT "plan_months" CHECK ("membership_plans"."months" > 0),
	CONSTRAINT "plan_credit" CHECK ("membership_plans"."credit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"session_id" uuid NOT NULL,
	"intent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email_id" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_session_id_intent_id_pk" PRIMARY KEY("session_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid,
	"lines" jsonb NOT NULL,
	"place" jsonb,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_cartId_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"reward_rate" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_rate" CHECK ("referral_groups"."reward_rate" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "referral_members" (
	"group_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_members_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"order_id" text PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"introduced_id" uuid,
	"total" bigint NOT NULL,
	"reward" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"merchant_order_id" text NOT NULL,
	"tran_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"written" text NOT NULL,
	"currency" text NOT NULL,
	"channel" text NOT NULL,
	"store_name" text NOT NULL,
	"reference" text NOT NULL,
	"return_url" text,
	"cancel_url" text,
	"notify_url" text NOT NULL,
	"scan" boolean DEFAULT false NOT NULL,
	"payer" text,
	"state" text NOT NULL,
	"captured" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"settles_at" timestamp with time zone,
	"paid_late_at" timestamp with time zone,
	"switches" jsonb,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_of_order" UNIQUE("provider","merchant_order_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency_code" text PRIMARY KEY NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_above_zero" CHECK ("exchange_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "postal_areas" (
	"prefix" text PRIMARY KEY NOT NULL,
	"centre" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_templates" (
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"section" jsonb NOT NULL,
	CONSTRAINT "section_templates_type_position_pk" PRIMARY KEY("type","position")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"webp" "bytea" NOT NULL,
	"avif" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_contact_images" (
	"account_id" uuid NOT NULL,
	"side" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verified_contact_images_account_id_side_pk" PRIMARY KEY("account_id","side")
);
--> statement-breakpoint
CREATE TABLE "verified_contacts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"phone" text NOT NULL,
	"id_type" text NOT NULL,
	"id_number" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_ott_payments" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sandbox_ott_payments" CASCADE;--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_sessionId_unique";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_accountId_unique";--> statement-breakpoint
DROP INDEX "orders_without_receipt";--> statement-breakpoint
DROP INDEX "orders_unpaid_of_cart";--> statement-breakpoint
DROP INDEX "orders_to_expire";--> statement-breakpoint
DROP INDEX "accounts_email";--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "kind" text DEFAULT 'pickup' NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_bookings" DROP CONSTRAINT "slot_bookings_location_id_start_pk";--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_location_id_kind_start_pk" PRIMARY KEY("location_id","kind","start");--> statement-breakpoint
ALTER TABLE "cart_intents" ADD COLUMN "refused" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "fission_campaign_id" text;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "pickup_date" text;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "table_number" text;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "tip" jsonb;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "store_credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "addon_tag" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "locations" text[];--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "intent_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_fee" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tip" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due" bigint GENERATED ALWAYS AS (total - store_credit) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_date" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fission_campaign_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "scan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "virtual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "coordinates" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "eat_in" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "pay_at_store" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "landing_page_url" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "stand_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "location_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_items" ADD CONSTRAINT "campaign_items_campaign_id_fission_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fission_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_items" ADD CONSTRAINT "campaign_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_orders" ADD CONSTRAINT "campaign_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_orders" ADD CONSTRAINT "campaign_orders_campaign_id_fission_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fission_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_shoppers" ADD CONSTRAINT "campaign_shoppers_campaign_id_fission_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fission_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_shoppers" ADD CONSTRAINT "coupon_shoppers_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_identities" ADD CONSTRAINT "session_identities_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_images" ADD CONSTRAINT "influencer_images_influencer_id_influencers_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_likes" ADD CONSTRAINT "influencer_likes_influencer_id_influencers_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_likes" ADD CONSTRAINT "influencer_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_reviews" ADD CONSTRAINT "influencer_reviews_influencer_id_influencers_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencers" ADD CONSTRAINT "influencers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plans" ADD CONSTRAINT "membership_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_members" ADD CONSTRAINT "referral_members_group_id_referral_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."referral_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_members" ADD CONSTRAINT "referral_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_introduced_id_accounts_id_fk" FOREIGN KEY ("introduced_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_contact_images" ADD CONSTRAINT "verified_contact_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_contacts" ADD CONSTRAINT "verified_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_account_id_type_index" ON "addresses" USING btree ("account_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("account_id","type") WHERE is_default;--> statement-breakpoint
CREATE INDEX "mail_outbox_due_at_index" ON "mail_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "password_resets_account_id_index" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "campaign_orders_campaign_id_at_index" ON "campaign_orders" USING btree ("campaign_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_orders_to_settle" ON "campaign_orders" USING btree ("campaign_id") WHERE state in ('reserved', 'paid');--> statement-breakpoint
CREATE INDEX "campaigns_to_close" ON "fission_campaigns" USING btree ("ends_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "coupon_redemptions_code_index" ON "coupon_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_account_id_index" ON "coupons" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_entries_account_id_seq_index" ON "credit_entries" USING btree ("account_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_entries_order_id_index" ON "credit_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "influencer_likes_account_id_index" ON "influencer_likes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "influencers_status_created_at_index" ON "influencers" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "memberships_account_id_until_index" ON "memberships" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "reservations_expires_at_index" ON "reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_reports_order_id_index" ON "payment_reports" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "referral_members_account_id_index" ON "referral_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "referral_rewards_referrer_id_at_index" ON "referral_rewards" USING btree ("referrer_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rewards_to_credit" ON "referral_rewards" USING btree ("at") WHERE credited_at is null;--> statement-breakpoint
CREATE INDEX "uploads_account_id_index" ON "uploads" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_fission_campaign_id_fission_campaigns_id_fk" FOREIGN KEY ("fission_campaign_id") REFERENCES "public"."fission_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_coupon_coupons_code_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_referred_by_accounts_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_session" ON "carts" USING btree ("session_id") WHERE fission_campaign_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_account" ON "carts" USING btree ("account_id") WHERE fission_campaign_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_cart_of_session" ON "carts" USING btree ("session_id","fission_campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_cart_of_account" ON "carts" USING btree ("account_id","fission_campaign_id");--> statement-breakpoint
CREATE INDEX "accounts_stand_in" ON "accounts" USING btree (lower("email_id")) WHERE stand_in;--> statement-breakpoint
CREATE INDEX "accounts_referred_by_index" ON "accounts" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "orders_without_receipt" ON "orders" USING btree ("placed_at") WHERE payment_status in ('PAID_ONLINE', 'PAY_AT_STORE') and receipt_sent_at is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_cart" ON "orders" USING btree ("cart_id") WHERE holds_stock and payment_status in ('NOT_PAID', 'FAILED');--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE holds_stock and payment_status in ('NOT_PAID', 'FAILED');--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email_id")) WHERE not stand_in;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_event_once" UNIQUE("order_id","intent_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "credit_within_total" CHECK ("orders"."store_credit" between 0 and "orders"."total");
CREATE TABLE "coupon_uses" (
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "coupon_uses_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"use_limit" integer,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_brand_code" UNIQUE("brand_id","code"),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent_off" between 1 and 90),
	CONSTRAINT "coupons_limit" CHECK ("coupons"."use_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"interval" text,
	"tokens" integer NOT NULL,
	"full_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_str" text NOT NULL,
	"coupon_id" uuid,
	"coupon_code" text,
	"checkout_ref" text,
	"redirect_url" text,
	"charge_ref" text,
	"invoice_ref" text,
	"subscription_id" uuid,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"next_grant_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"is_under_way" boolean DEFAULT false NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"failure" text,
	"granted" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "payments_checkout" UNIQUE("provider","checkout_ref"),
	CONSTRAINT "payments_invoice" UNIQUE("provider","invoice_ref"),
	CONSTRAINT "payments_whole" CHECK ("payments"."amount_minor" > 0 and "payments"."amount_minor" <= "payments"."full_minor" and "payments"."tokens" >= 0),
	CONSTRAINT "payments_taken" CHECK ("payments"."taken" between 0 and "payments"."granted")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"plan_id" text NOT NULL,
	"title" text NOT NULL,
	"interval" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_str" text NOT NULL,
	"tokens_per_month" integer NOT NULL,
	"renews" boolean DEFAULT true NOT NULL,
	"paid_until" timestamp with time zone,
	"past_due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_ref" UNIQUE("provider","ref")
);
--> statement-breakpoint
CREATE TABLE "wallet_audits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"accounts" bigint NOT NULL,
	"milliseconds" integer NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_debts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_debts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "wallet_debts_something" CHECK ("wallet_debts"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"subscription_id" text,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"shop" text NOT NULL,
	"title" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"full_minor" bigint NOT NULL,
	"currency_str" text NOT NULL,
	"interval" text,
	"success_url" text NOT NULL,
	"failure_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_sessions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"title" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_str" text NOT NULL,
	"interval" text NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"renews" boolean DEFAULT true NOT NULL,
	"is_failing" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"return_url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD COLUMN "debt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_debts" ADD CONSTRAINT "wallet_debts_account_id_wallet_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallet_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."state" in ('received', 'stuck');--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("provider","charge_ref");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_next_grant" ON "payments" USING btree ("next_grant_at") WHERE "payments"."next_grant_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("expires_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_alive" ON "subscriptions" USING btree ("paid_until") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_debts_once" ON "wallet_debts" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "sandbox_charges_order" ON "sandbox_charges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "wallet_entries_added" ON "wallet_entries" USING btree ("account_id","seq") WHERE "wallet_entries"."amount" > 0 and "wallet_entries"."seq" is not null;--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD CONSTRAINT "wallet_accounts_no_debt_below_zero" CHECK ("wallet_accounts"."debt" >= 0);
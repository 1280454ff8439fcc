-- What is written from here on: what stands there already is looked at when it is changed.
CREATE FUNCTION are_slot_rules(rules jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(
    jsonb_array_length(rules -> 'hours') = 7
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(rules -> 'hours') hours
      WHERE jsonb_typeof(hours) <> 'null' AND NOT coalesce(
        hours ->> 'open' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        AND hours ->> 'close' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
        AND (hours ->> 'open') COLLATE "C" < hours ->> 'close', false))
    AND (rules ->> 'slotMinutes')::int > 0
    AND (rules ->> 'capacity')::int >= 0
    AND (rules ->> 'leadMinutes')::int >= 0
    AND (rules ->> 'daysAhead')::int BETWEEN 0 AND 366
    AND jsonb_typeof(rules -> 'blackoutDays') = 'array'
    AND CASE jsonb_typeof(coalesce(rules -> 'cutOff', 'null')) WHEN 'null' THEN true
      ELSE (rules #>> '{cutOff,daysBefore}')::int >= 0
        AND rules #>> '{cutOff,at}' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' END,
    false)
$$;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "province_has_taxes" CHECK ("locations"."province" in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')) NOT VALID;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "time_zone_is_known" CHECK ('2000-01-01'::timestamp at time zone "locations"."time_zone" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "pickup_can_be_worked_out" CHECK (are_slot_rules("locations"."pickup")) NOT VALID;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "delivery_can_be_worked_out" CHECK (are_slot_rules("locations"."delivery")) NOT VALID;

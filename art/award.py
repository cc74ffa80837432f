"""A clear acrylic award with a code plate inside, on a dark plinth."""

import sys
from os.path import dirname

sys.path.insert(0, dirname(__file__))
from studio import *  # noqa: E402,F403

root = empty("root")
acrylic = material("acrylic", "#FFFFFF", 0.0, **{"Transmission": 1.0, "IOR": 1.45})
# Shadow rays pass through the acrylic without refraction, so that light reaches the plate inside.
nodes, links = acrylic.node_tree.nodes, acrylic.node_tree.links
light_path, transparent, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "BsdfTransparent", "MixShader"))
transparent.inputs[0].default_value = (0.97, 0.975, 0.98, 1)
links.new(light_path.outputs["Is Shadow Ray"], mix.inputs[0])
links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
links.new(transparent.outputs[0], mix.inputs[2])
links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
gold = add_bump(material("gold", "#B7791F", 0.36, 0.5), 30, 0.04)
paper = matte("paper", "#F7F5F0")
ink = matte("ink", INK)
cream = matte("cream", "#FFF6E4")


def hide_reflections(mat):
    """Makes a material look gold in reflections inside the acrylic. Otherwise, the reflections would show pieces of the code."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    output = nodes["Material Output"]
    light_path, is_reflection, mix, gold_diffuse = (nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "Math", "MixShader", "BsdfDiffuse"))
    # The ray depth is 1 when a ray enters the acrylic. Each reflection inside it adds 1.
    is_reflection.operation, is_reflection.inputs[1].default_value = "GREATER_THAN", 1.5
    gold_diffuse.inputs[0].default_value = gold.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value
    surface = output.inputs[0].links[0].from_socket
    links.new(light_path.outputs["Ray Depth"], is_reflection.inputs[0])
    links.new(is_reflection.outputs[0], mix.inputs[0])
    links.new(surface, mix.inputs[1])
    links.new(gold_diffuse.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])


hide_reflections(paper)
hide_reflections(ink)
stone = add_bump(material("plinth", "#161E30", 0.36, coat=0.25, **{"Clearcoat Roughness": 0.2}), 50, 0.06)

width, height, thickness = 3.9, 6.2, 1.15
plinth_height = 1.1

# The upright parts are built lying flat. This empty object is their parent and turns them upright.
upright = empty("upright", parent=root)
upright.rotation_euler = (math.radians(90), 0, 0)
upright.location = (0, 0, plinth_height)


def block_outline():
    """Returns the outline of the award: rounded at the top, with a slanted edge."""
    left_top, right_top, radius = height - 0.55, height, 0.5
    points = [(-width / 2, 0), (width / 2, 0)]
    slope = math.atan2(right_top - left_top, width)
    for cx, cy, start, end in (
        (width / 2 - radius, right_top - radius * 1.12, 0, 90 + math.degrees(slope)),
        (-width / 2 + radius, left_top - radius * 0.88, 90 + math.degrees(slope), 180),
    ):
        points += [(cx + radius * math.cos(math.radians(start + (end - start) * i / 16)), cy + radius * math.sin(math.radians(start + (end - start) * i / 16))) for i in range(17)]
    return points


plate("block", [block_outline()], thickness, 0.1, acrylic, z=thickness / 2, parent=upright, resolution=0)

plate_width, plate_height, face_z = 2.9, 4.6, 0.06
plate_y = 0.42 + plate_height / 2
plate("code plate", [rounded(plate_width, plate_height, 0.22, y=plate_y)], 0.1, 0.02, gold, z=face_z, parent=upright)
panel_side = 2.5
code_y = 0.42 + plate_height - 0.2 - panel_side / 2
plate("panel", [rounded(panel_side, panel_side, 0.12, y=code_y)], 0.02, 0.004, paper, z=face_z + 0.015, parent=upright)
code("code", panel_side * 29 / 36, ink, 0, code_y, face_z + 0.015, parent=upright)
text("heading", config["award"]["heading"], 0.225, cream, -panel_side / 2, 1.5, face_z, parent=upright, spacing=0.98)
text("person", config["award"]["person"], 0.46, cream, -panel_side / 2, 1.02, face_z, parent=upright, spacing=0.96)
text("number", tag["code"], 0.21, cream, -panel_side / 2, 0.66, face_z, parent=upright, font="text", spacing=1.08)

plinth = plate("plinth", [rounded(5.2, 2.6, 0.16)], plinth_height, 0.05, stone, z=plinth_height, parent=root, resolution=3)
front = empty("front", parent=root)
front.rotation_euler = (math.radians(90), 0, 0)
front.location = (0, -1.3, 0)
finder("mark", 0.38, gold, -2.25, 0.36, 0, parent=front)
text("name", config["product"], 0.48, gold, -1.72, 0.39, 0, parent=front, spacing=0.96)

pivot = empty("pivot")
root.parent = pivot
pivot.rotation_euler = (0, 0, math.radians(-24))
add_floor()
light_stage(16)
shoot(pivot, 16, bounces=10)
